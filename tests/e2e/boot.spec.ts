import type {Request} from '@playwright/test';
import {expect, hydrated, requestsOf, test} from './site';

const fontBudget = 40_000;

const isScript = (request: Request) => request.resourceType() === 'script';

for (const [path, tag] of [
  ['/report/intro', []],
  ['/en/search', []],
  ...['/', '/en/report/faq/error-messages', '/report/category/faq'].map((more) => [more, ['@all']]),
] as [string, string[]][]) {
  test(
    `${path} is painted before its scripts run; the font is asked for first, and no script late`,
    {tag},
    async ({page}) => {
      const requests = requestsOf(page);
      await page.addInitScript(() => {
        const times = window as unknown as {started: number};
        new MutationObserver((_, observer) => {
          if (document.querySelector('script[src*="/main."]')) {
            times.started = performance.now();
            observer.disconnect();
          }
        }).observe(document, {childList: true, subtree: true});
      });
      const html = await (await page.goto(path))!.text();
      await hydrated(page);
      const asked = requests.filter(isScript).map((request) => new URL(request.url()).pathname);
      const [painted, started] = await page.evaluate(() => [
        performance.getEntriesByName('first-paint')[0]!.startTime,
        (window as unknown as {started: number}).started,
      ]);
      expect(started).toBeGreaterThan(painted!);
      const fonts = requests.filter((request) => request.resourceType() === 'font');
      expect(fonts).toHaveLength(1);
      expect((await (await fonts[0]!.response())!.body()).length).toBeLessThanOrEqual(fontBudget);
      const place = (pattern: RegExp) => requests.findIndex((request) => pattern.test(request.url()));
      expect(place(/\.woff2$/)).toBeGreaterThan(0);
      expect(place(/\.woff2$/)).toBeLessThan(place(/\/runtime~main\./));
      const named = await page
        .locator('script[data-load]')
        .evaluate((script) => [script.dataset.load!, script.dataset.ahead!].join(' ').split(' '));
      expect(named.filter((name) => !asked.includes(name))).toEqual([]);
      // What is asked for before the first file that comes after the page is hydrated, as that of another page.
      const own = [...html.matchAll(/<script\b[^>]* src="?([^" >]+)/g)].map(([, src]) => src!);
      expect(asked.slice(0, named.length + own.length).toSorted()).toEqual([...named, ...own].toSorted());
    },
  );
}
