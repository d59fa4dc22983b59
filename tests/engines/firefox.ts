import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {securityHeaders} from '../../deploy/headers/policy';
import {installedFirefox} from '../../tools/lib/firefox';
import {buildDir} from '../../tools/lib/paths';
import {createPreviewServer, listen} from '../../tools/serve/server';
import {inlineCode, readBuiltSite} from '../../tools/release/site/builtSite';

export const desktop = {width: 1280, height: 800};
export const phone = {width: 360, height: 740};

/** A window of its own, with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and what the security policy blocked; grows. */
  readonly problems: readonly string[];
  /** Goes to an address of the site, as a reader who types it. */
  open(route: string): Promise<void>;
  close(): Promise<void>;
}

/** The built site as the preview serves it, and a Firefox to visit it with. */
export class FirefoxSite {
  /** Addresses that the server was asked for, in order, without the query. */
  readonly requests: string[] = [];
  private readonly server: Server;
  private browser!: Browser;

  constructor() {
    this.server = createPreviewServer(buildDir, '/', securityHeaders(inlineCode(readBuiltSite(buildDir))));
    this.server.on('request', ({url}) => this.requests.push(url!.split('?')[0]!));
  }

  /** @throws when there is no Firefox; `npm test -- firefox` installs one first */
  async start(): Promise<void> {
    await listen(this.server, 0);
    this.browser = await puppeteer.launch({browser: 'firefox', executablePath: installedFirefox(), headless: true});
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }

  /** Answers nothing from now on. */
  goDown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async visit(viewport: {readonly width: number; readonly height: number}): Promise<Visit> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) {
        problems.push(message.text());
      }
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    // Firefox itself tells of violations in the console of the browser only, which is not that of the page.
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
        console.error(`${effectiveDirective} blocks ${blockedURI}`),
      );
    });
    const {port} = this.server.address() as AddressInfo;
    return {
      page,
      problems,
      open: async (route) => {
        await page.goto(`http://127.0.0.1:${port}${route}`);
      },
      close: () => context.close(),
    };
  }
}
