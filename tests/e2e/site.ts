import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base, expect, type Page, type Request} from '@playwright/test';
import {parse} from 'yaml';
import {projectRoot} from '../../tools/lib/paths';
import {helpers} from './faults/inPage';

export {expect};

/** Every published address, as in deploy/published/routes.txt, without the error pages. */
export const routes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((route) => !route.endsWith('/404'));

/** A YAML file of this folder, which says at its head what it holds. */
export const readYaml = <Data>(name: string): Data =>
  parse(readFileSync(path.join(projectRoot, 'tests/e2e', `${name}.yml`), 'utf8'), {merge: true}) as Data;

/** The rows of one. */
export const readRows = <Row>(name: string): readonly Row[] => readYaml<readonly Row[]>(name);

interface Options {
  /** Console messages that a test provokes on purpose. */
  allowedConsole: RegExp | undefined;
}

const requests = new WeakMap<Page, Request[]>();

/** Everything that a page has asked for, in order; grows. */
export const requestsOf = (page: Page): Request[] => requests.get(page)!;

/**
 * A page that fails its test on any console error or warning, any uncaught error, and any
 * request that leaves the site.
 */
export const test = base.extend<Options>({
  allowedConsole: [undefined, {option: true}],
  page: async ({page, allowedConsole}, use) => {
    const problems: string[] = [];
    requests.set(page, []);
    const report = (text: string) => {
      if (!allowedConsole?.test(text)) {
        problems.push(text);
      }
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        report(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      requestsOf(page).push(request);
      const {hostname, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') {
        report(`request to another host: ${request.url()}`);
      }
      if (request.method() !== 'GET') {
        report(`request that is not GET: ${request.method()} ${request.url()}`);
      }
    });
    await page.addInitScript(helpers);
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Pretends that the browser has this kind of connection; the one of a reader who saves data when left out. */
export async function connect(page: Page, connection: object = {saveData: true, effectiveType: '4g'}): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: {...value, addEventListener: () => undefined},
    });
  }, connection);
}

/** Waits until the page's script is in charge. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

/** Opens an address and waits until its script is in charge. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** What the page sees when the keyboard reaches a button; but the focus stays. */
export async function touch(page: Page): Promise<void> {
  await page.locator('.navbar button').first().dispatchEvent('focusin');
}

/** Wakes a page that waits for something to need its script. */
export async function wake(page: Page): Promise<void> {
  await touch(page);
  await hydrated(page);
}

/** Opens an address as a reader who saves data, without what other pages need, and wakes its script. */
export async function openSaving(page: Page, url: string): Promise<void> {
  await connect(page);
  await page.goto(url);
  await wake(page);
}

/** A value in the browser's local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
