import puppeteer, {type Browser} from 'puppeteer-core';
import {installedFirefox} from '../../tools/lib/firefox';
import type {Engine, Viewport, Visit} from './engine';

/** Firefox, driven by WebDriver BiDi. */
export class Firefox implements Engine {
  private browser!: Browser;

  async start(): Promise<void> {
    this.browser = await puppeteer.launch({browser: 'firefox', executablePath: installedFirefox(), headless: true});
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
