import type {Locator, Page} from '@playwright/test';

/** What is done or expected, with what a row says that it is about. */
export type Verb = (page: Page, object: never) => Promise<unknown>;

/** Words after a tilde are a regular expression. */
export const pattern = (words: string): string | RegExp => (words.startsWith('~') ? new RegExp(words.slice(1)) : words);

/** Expects the same of each of the selectors. */
export const ofEach =
  (check: (page: Page, selector: string) => Promise<unknown>) => async (page: Page, selectors: string | string[]) => {
    for (const selector of [selectors].flat()) {
      await check(page, selector);
    }
  };

/** Does or expects something with each of the elements that selectors name. */
export const ofAll =
  <Value>(check: (page: Page, selector: string, value: Value) => Promise<unknown>) =>
  async (page: Page, expected: Readonly<Record<string, Value>>) => {
    for (const [selector, value] of Object.entries(expected)) {
      await check(page, selector, value);
    }
  };

/** The first element of a selector. */
export const first = (page: Page, selector: string): Locator => page.locator(selector).first();

/** How far the page is scrolled, in px. */
export const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Attribute of what a row has marked. */
export const markName = 'data-marked';
