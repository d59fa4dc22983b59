import puppeteer, {type Browser, type LaunchOptions} from 'puppeteer-core';
import {installedChromium, installedFirefox} from '../../tools/lib/browsers';
import type {Engine, Viewport, Visit} from './engine';

/** A browser that Puppeteer drives. */
class Puppeteer implements Engine {
  private browser!: Browser;

  /** @param options found out when it starts: the browser may not be there */
  constructor(private readonly options: () => LaunchOptions) {}

  async start(): Promise<void> {
    this.browser = await puppeteer.launch({...this.options(), headless: true});
  }

  stop(): Promise<void> {
    return this.browser.close();
  }

  async visit(viewport: Viewport): Promise<Visit> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) {
        errors.push(message.text());
      }
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    return {
      errors,
      open: async (url) => {
        await page.goto(url);
      },
      reload: async () => {
        await page.reload();
      },
      evaluate: (run, ...args) => page.evaluate(run as never, ...args) as Promise<never>,
      pressAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      print: () => page.pdf({preferCSSPageSize: true}),
      close: () => context.close(),
    };
  }
}

export const chromium = new Puppeteer(() => ({
  browser: 'chrome',
  executablePath: installedChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
}));

/** By WebDriver BiDi. */
export const firefox = new Puppeteer(() => ({browser: 'firefox', executablePath: installedFirefox()}));
