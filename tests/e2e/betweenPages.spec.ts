import type {Page} from '@playwright/test';
import {localeIds} from '../../src/lib/locales';
import {inOneLanguage} from './pageKinds';
import {connect, expect, hydrated, open, test} from './site';

/** What the head says of the page, and `<html>`: in no order, because none matters. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributesOf = ({attributes}: Element) =>
      [...attributes].map(({name, value}) => `${name}=${name === 'data-rh' ? value.split(',').sort() : value}`).sort();
    // A script that a page asks for runs once, wherever it was written.
    const tags = [...document.head.querySelectorAll('[data-rh]:not(script[src])')].map((tag) =>
      [tag.localName, ...attributesOf(tag), tag.textContent].join(' '),
    );
    // But for what says that the page was loaded (packages/lean-delivery/boot.js).
    const html = attributesOf(document.documentElement).filter((text) => !text.startsWith('data-lazy-layout'));
    return [...tags, ...html].sort();
  });
}

// Kinds of page with different classes, titles, descriptions, robots and scripts in their heads.
const steps = [
  '/report/category/faq',
  '/report/faq/error-messages',
  '/search',
  '/',
  '/data-sources/guides/upsales',
  '/internal',
];

for (const language of localeIds) {
  const prefix = language === 'sv' ? '' : '/en';

  test(
    `the head of a page is the same after a link as after loading it: ${language}`,
    {tag: inOneLanguage({language})},
    async ({page}) => {
      const fresh = new Map<string, string[]>();
      for (const step of steps) {
        await open(page, prefix + step);
        fresh.set(step, await headOf(page));
      }
      await open(page, `${prefix}/report/intro`);
      for (const step of steps) {
        // The router's own way, without the chance of a link on the page.
        await page.evaluate((to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate', {state: {}}));
        }, prefix + step);
        await expect.poll(() => headOf(page), {message: step}).toEqual(fresh.get(step));
      }
    },
  );
}

/** React keeps the properties that an element was last rendered with on the element, under a name with this beginning. */
const properties = '__reactProps$';

test('a click does not render the page that one leaves once more', async ({page}) => {
  await open(page, '/report/intro');
  const next = page.locator('a.pagination-nav__link--next');
  await next.hover();
  const outcome = await next.evaluate(async (link: HTMLElement, beginning) => {
    const other = document.querySelector('.menu a[href="/report/excel-vs-web"]')!;
    const rendered = () => Object.entries(other).find(([key]) => key.startsWith(beginning))?.[1] as unknown;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = {properties: rendered(), heading: heading()};
    link.click();
    // React renders what a click sets in the first microtask after it; the next page comes some later.
    await Promise.resolve();
    return {
      known: before.properties !== undefined,
      address: location.pathname,
      sameHeading: heading() === before.heading,
      sameLink: rendered() === before.properties,
    };
  }, properties);
  expect(outcome).toEqual({known: true, address: '/report/excel-vs-web', sameHeading: true, sameLink: true});
  await expect(page.locator('h1')).toHaveText('Excel eller webb');
  await expect(page.locator('.menu a[href="/report/excel-vs-web"]')).toHaveAttribute('aria-current', 'page');
});

test('a category page is the same when a link leads to it and when it is opened', async ({page}) => {
  // One face both times: on a busy machine the font comes in time for one of the two only.
  await connect(page, {saveData: false, effectiveType: '3g'});
  // So narrow that the choice of edition stands in the text.
  await page.setViewportSize({width: 900, height: 900});
  const styles = () =>
    page
      .locator('main :is(.yt-cards, .yt-cards *, .yt-edition)')
      .evaluateAll((elements) => elements.map((element) => Object.values(getComputedStyle(element)).join()));
  await open(page, '/report/faq/missing-add-in');
  await page.locator('.breadcrumbs a[href*="/category/"]').click();
  await expect(page.locator('.yt-cards')).toHaveCSS('display', 'grid');
  await expect(page.locator('.yt-edition--page')).toHaveCSS('display', 'block');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  const led = await styles();
  const words = await page.locator('.yt-cards').innerText();
  await open(page, page.url());
  expect(await styles()).toEqual(led);
  expect(await page.locator('.yt-cards').innerText()).toBe(words);
});

test('the elements of a text are those that the server sent, also for who comes back to them', async ({page}) => {
  await page.goto('/report/faq/missing-add-in');
  await page
    .locator('.markdown h2')
    .first()
    .evaluate((heading) => heading.setAttribute('data-mine', ''));
  await hydrated(page);
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  // A page that the browser loads anew has no mark.
  await page.evaluate(() => void ((window as {mark?: true}).mark = true));
  const words = await page.locator('.markdown').innerText();
  await page.locator('.markdown p a[href^="/report/"]:not(.yt-copy)').first().click();
  await expect(page.locator('[data-mine]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  expect(await page.locator('.markdown').innerText()).toBe(words);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('what is read from the page instead of sent once more is as the server wrote it', async ({page}) => {
  const said = () =>
    page.evaluate(() => ({
      contents: document.querySelector('.theme-doc-toc-desktop ul')!.outerHTML.replace(/ toc-highlight[^"]*/g, ''),
      descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({content}) => content,
      ),
    }));
  // A heading of it has an apostrophe.
  await page.goto('/en/report/admin-manual/entra', {waitUntil: 'commit'});
  await page.waitForSelector('.theme-doc-toc-desktop li:last-child', {state: 'attached'});
  const served = await said();
  await hydrated(page);
  await expect.poll(said).toEqual(served);
  expect(served.contents).toContain("Yttra's app");
  expect(served.descriptions).toHaveLength(1);
});

test('a link that is to open elsewhere is left to the browser', async ({page, context}) => {
  await open(page, '/report/faq/missing-add-in');
  const other = context.waitForEvent('page');
  await page
    .locator('.markdown p a[href^="/report/"]:not(.yt-copy)')
    .first()
    .click({modifiers: ['Control']});
  await (await other).close();
  await expect(page).toHaveURL('/report/faq/missing-add-in');
});

test('the page that a click leads to is the same, with all its sections, as when it is opened', async ({page}) => {
  const next = '/report/excel-vs-web';
  await open(page, next);
  const words = await page.locator('.markdown').innerText();
  await open(page, '/report/faq/missing-add-in');
  await page.locator(`.menu a[href="${next}"]`).first().click();
  await expect(page.locator('.theme-doc-footer')).not.toBeInViewport();
  await expect.poll(() => page.locator('.markdown').innerText()).toBe(words);
});
