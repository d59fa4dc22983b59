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
    const requests: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    return {
      errors,
      requests,
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

/** @param args beside those that every test has */
export const chromium = (...args: string[]): Engine =>
  new Puppeteer(() => ({
    browser: 'chrome',
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...args],
  }));

/** By WebDriver BiDi. @param extraPrefsFirefox settings of its own */
export const firefox = (extraPrefsFirefox: LaunchOptions['extraPrefsFirefox'] = {}): Engine =>
  new Puppeteer(() => ({browser: 'firefox', executablePath: installedFirefox(), extraPrefsFirefox}));
