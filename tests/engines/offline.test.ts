import {afterAll, beforeAll, expect, it} from 'vitest';
import {desktop, FirefoxSite} from './firefox';

const site = new FirefoxSite();

beforeAll(() => site.start());
afterAll(() => site.stop());

it('what was read and a whole section are there when the site is not', async () => {
  const {page, problems, open, close} = await site.visit(desktop);
  const text = (selector: string) => page.$eval(selector, (element) => element.textContent);
  await open('/en/offline');
  await page.waitForSelector('#keep-api');
  await page.click('#keep-api');
  await expect.poll(() => text('#keep-api'), {timeout: 20_000}).toBe('Kept');
  await open('/en/report/intro');
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match('/en/report/intro', {cacheName: 'offline-pages'}))))
    .toBe(true);
  expect(problems).toEqual([]);
  site.goDown();
  for (const [route, heading] of [
    ['/en/report/intro', 'About Yttra Report'],
    ['/en/api/about', 'About Yttra API'],
  ]) {
    await open(route!);
    await page.waitForSelector('.yt-kept');
    expect(await text('h1')).toBe(heading);
    expect(await text('.yt-kept')).toContain('The site does not answer. This is the handbook as it was on');
  }
  await open('/en/report/glossary');
  await expect.poll(() => text('h1')).toBe('This page has not been kept');
  await close();
});
