import type {Page} from '@playwright/test';
import {expect, open, routes, test} from './site';

// A letter size is put into the page, which its own policy forbids.
test.use({bypassCSP: true, viewport: {width: 360, height: 740}, allowedConsole: /status of 404/});

/** Pages with the longest words of each kind of heading. */
const longest = [
  '/',
  '/report/install/database-connections',
  '/report/category/installation-1',
  '/report/admin-manual/local-admin-mode',
  '/report/faq/error-messages',
  '/data-sources/sync-data',
  '/en/api/api',
  '/en/report/report-buildning/error-messages',
];

/** Words of headings that go on in the next line between two of their letters. Runs in the page. */
function brokenWords(): string[] {
  const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);
  /** Middle of the line that a letter of a text stands in; `undefined` where nothing is drawn. */
  function lineOf(text: Text, index: number): number | undefined {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getClientRects()[0];
    return box && (box.top + box.bottom) / 2;
  }
  return [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        const {data, parentElement} = text;
        for (let index = 1; index < data.length && !parentElement!.closest('.sr'); index += 1) {
          const isInside = isLetter(data[index - 1]!) && isLetter(data[index]!);
          const before = lineOf(text, index - 1);
          const after = lineOf(text, index);
          if (isInside && before !== undefined && after !== undefined && after > before + 5) {
            words.push(
              `${heading.tagName} ${/\S*$/.exec(data.slice(0, index))![0]}|${/^\S*/.exec(data.slice(index))![0]}`,
            );
          }
        }
      }
      return words;
    });
}

/** The same with letters of the usual size and twice as large. */
async function brokenIn(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const percent of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.removeAttribute('data-lazy-layout');
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    broken.push(...(await page.evaluate(brokenWords)).map((word) => `${percent} %: ${word}`));
  }
  return broken;
}

for (const route of longest) {
  test(`no heading breaks inside a word on a phone: ${route}`, async ({page}) => {
    await open(page, route);
    expect(await brokenIn(page)).toEqual([]);
  });
}

test('nor does one on any other page', {tag: '@all'}, async ({page}) => {
  test.setTimeout(600_000);
  for (const route of [...routes, '/404', '/en/404'].filter((one) => !longest.includes(one))) {
    await page.goto(route);
    expect.soft(await brokenIn(page), route).toEqual([]);
  }
});

test('a heading that does is named', async ({page}) => {
  await open(page, '/report/intro');
  await page.locator('h1').evaluate((heading) => {
    heading.style.fontSize = '72px';
    heading.textContent = 'Skapa anslutning';
  });
  expect(await brokenIn(page)).toContainEqual(expect.stringMatching(/^100 %: H1 anslutni?n?[|]/));
});
