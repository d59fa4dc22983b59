import {afterAll, beforeAll, expect, it} from 'vitest';
import {desktop} from './engine';
import {firefox} from './puppeteer';
import {ServedSite} from './site';

const site = new ServedSite();

beforeAll(async () => {
  await site.start();
  await firefox.start();
});
afterAll(async () => {
  await firefox.stop();
  site.stop();
});

it('what was read and a whole section are there when the site is not', async () => {
  const visit = await firefox.visit(desktop);
  const origin = site.address('');
  const open = (route: string) => visit.open(origin + route);
  const text = (selector: string) =>
    expect.poll(() => visit.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector));

  await open('/en/offline');
  await text('#keep-api').toMatch(/^Keep/);
  await visit.evaluate(() => document.querySelector<HTMLElement>('#keep-api')!.click());
  await text('#keep-api').toBe('Kept');
  await open('/en/report/intro');
  const isKept = async () => !!(await caches.match('/en/report/intro', {cacheName: 'offline-pages'}));
  await expect.poll(() => visit.evaluate(isKept)).toBe(true);
  expect([...visit.errors, ...site.blocked]).toEqual([]);

  site.stop();
  for (const [route, heading] of [
    ['/en/report/intro', 'About Yttra Report'],
    ['/en/api/about', 'About Yttra API'],
  ] as const) {
    await open(route);
    await text('.yt-kept').toContain('The site does not answer. This is the handbook as it was on');
    await text('h1').toBe(heading);
  }
  await open('/en/report/glossary');
  await text('h1').toBe('This page has not been kept');
  await visit.close();
});
