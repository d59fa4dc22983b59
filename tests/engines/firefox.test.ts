import type {Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {framed} from '../lib/framed';
import {desktop, FirefoxSite, phone, type Visit} from './firefox';

const site = new FirefoxSite();
let visit: Visit;
let page: Page;

beforeAll(() => site.start());
afterAll(() => site.stop());
afterEach(() => visit.close());

async function begin(viewport: typeof desktop): Promise<void> {
  visit = await site.visit(viewport);
  ({page} = visit);
}

/** Waits until the page's script is in charge; nothing is clicked or touched meanwhile. */
function hydrated(): Promise<void> {
  const state = () => page.evaluate(() => document.documentElement.dataset.hasHydrated);
  return expect.poll(state).toBe('true');
}

async function open(route: string): Promise<void> {
  await visit.open(route);
  await hydrated();
}

/** Waits until the server has been asked for nothing new for half a second. */
async function quiet(): Promise<void> {
  let seen = -1;
  while (seen !== site.requests.length) {
    seen = site.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('a page', () => {
  beforeEach(() => begin(desktop));

  it.each([
    ['at its head', '/report/intro'],
    ['at an anchor', '/report/faq/error-messages#yt-4002'],
    ['at an anchor', '/en/report/faq/error-messages#yt-4002'],
    ['at words of its text', '/report/intro#:~:text=Versioner%20och%20support'],
  ])('is hydrated without a touch when it opens %s: %s', async (_, route) => {
    await open(route);
    expect(visit.problems).toEqual([]);
  });

  it('is hydrated without a touch when it is loaded again further down', async () => {
    await open('/report/faq/error-messages');
    await page.evaluate(() => scrollTo(0, 2000));
    await page.reload();
    await hydrated();
  });

  it('breaks no rule of the policy, whatever its kind', async () => {
    for (const route of ['/', '/en/report/faq/error-messages', '/api/sql/customer-database', '/en/no-such-page']) {
      await open(route);
      await quiet();
    }
    expect(visit.problems).toEqual([]);
  });

  it('that breaks one would be seen', async () => {
    await open('/report/intro');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">planted</p>'));
    await expect.poll(() => visit.problems.join('\n')).toContain('style-src-attr');
  });

  it('is fetched ahead when a link to it comes into view, and not again when it is clicked', async () => {
    /** Scripts that the page has run, as the server knows them. */
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
          .map(({name}) => new URL(name).pathname),
      );
    await open('/report/intro');
    await quiet();
    const before = {scripts: await scripts(), requests: site.requests.length};
    await page.click('.menu a[href="/report/excel-vs-web"]');
    await expect.poll(() => page.$eval('h1', (heading) => heading.textContent)).toBe('Excel eller webb');
    await quiet();
    const needed = (await scripts()).filter((script) => !before.scripts.includes(script));
    expect(needed.length).toBeGreaterThan(0);
    expect(site.requests.slice(before.requests).filter((url) => needed.includes(url))).toEqual([]);
  });
});

describe('what the address points at', () => {
  beforeEach(() => begin(desktop));

  const isFramed = (...ids: string[]) => expect.poll(() => page.evaluate(framed)).toEqual(ids);
  /** As a link does, wherever it stands. */
  const follow = (href: string) => page.$eval(`main a[href="${href}"]`, (link) => (link as HTMLElement).click());

  it('is framed by a click in the page, back and forward, one at a time', async () => {
    await open('/report/faq/error-messages#yt-4002');
    await isFramed('yt-4002');
    await follow('#yt-2012');
    await isFramed('yt-2012');
    await follow('#yt-4015');
    await isFramed('yt-4015');
    await page.goBack();
    await isFramed('yt-2012');
    await page.goBack();
    await isFramed('yt-4002');
    await page.goForward();
    await isFramed('yt-2012');
  });

  it('is framed by a click on another page, and when the reader comes back to it', async () => {
    await open('/report/faq/error-messages#yt-4002');
    await follow('/report/faq/init-file#signin-clientid');
    await isFramed('signin-clientid');
    await page.goBack();
    await isFramed('yt-4002');
  });

  it('is framed from the search', async () => {
    await open('/report/intro');
    await page.keyboard.press('/');
    await page.waitForSelector('[role=combobox]');
    await page.type('[role=combobox]', 'YT-4002');
    await page.waitForSelector('[role=option]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#yt-4002');
    await isFramed('yt-4002');
  });
});

describe('the menu of a phone', () => {
  beforeEach(async () => {
    await begin(phone);
    await open('/report/intro');
    await page.click('.navbar__toggle');
    await isOpen(true);
  });

  const isOpen = (shown: boolean) =>
    expect.poll(() => page.$eval('.navbar', (bar) => bar.matches('.navbar-sidebar--show'))).toBe(shown);

  it('has a sign that can be seen, and closes by it', async () => {
    const stroke = await page.$eval('.navbar-sidebar__close g', (sign) => getComputedStyle(sign).stroke);
    expect(stroke).toMatch(/^rgb\(/);
    await page.click('.navbar-sidebar__close');
    await isOpen(false);
  });

  it('closes by a touch beside it', async () => {
    await page.touchscreen.tap(phone.width - 10, phone.height / 2);
    await isOpen(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar__toggle');
  });
});
