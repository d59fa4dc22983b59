import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {addressOf} from '../../tools/check/corpus/layout';
import {pagePlaces} from '../../tools/check/corpus/places';
import {projectRoot} from '../../tools/lib/paths';
import {fileOf, plant, readable, unreadable, type Expected, type Planted} from '../faults/planted';
import {openBoth, useWorkbench} from './workbench';

const bench = useWorkbench('page-faults');

const places = pagePlaces(projectRoot);

/** As it is without mistakes: one of them moves the page. */
function addressIn(language: LocaleId, page: string): string {
  const {route} = places.find(({file}) => file === fileOf(page, language))!;
  return addressOf(route, language);
}

/** @returns what takes the mistake away */
function remember({page, rename}: Planted): () => void {
  const files = localeIds.map((language) => path.join(bench.site.dir, fileOf(page, language)));
  const texts = files.map((file) => readFileSync(file));
  const renamed = localeIds.flatMap((language) => (rename ? path.join(bench.site.dir, fileOf(rename, language)) : []));
  return () => {
    renamed.forEach((file) => rmSync(file, {force: true}));
    files.forEach((file, index) => writeFileSync(file, texts[index]!));
  };
}

const faultsOn = (page: Page) => page.locator('.page-faults');

const inBoth = (context: BrowserContext, name: string) =>
  openBoth(context, {sv: addressIn('sv', name), en: addressIn('en', name)}, (page, address) =>
    page.goto(bench.running.origin + address, {waitUntil: 'domcontentloaded'}),
  );

/** Each is reported where it is expected, and nothing else is. */
async function expectReported(opened: Record<LocaleId, Page>, expected: readonly Expected[]): Promise<void> {
  expect(expected.length).toBeGreaterThan(0);
  for (const {file, line, says} of expected) {
    const box = faultsOn(opened[file.startsWith('i18n/en/') ? 'en' : 'sv']);
    for (const words of [`${file}:${line} `, ...says]) {
      await expect(box).toContainText(words);
    }
    expect((await box.innerText()).match(/^\S.*\.mdx:\d+/gm)).toHaveLength(1);
  }
}

// What changes an anchor makes faults of the links to it, on other pages.
const [apart, together] = [
  readable.filter(({reportedIn}) => reportedIn),
  readable.filter(({reportedIn}) => !reportedIn),
];

for (const planted of [...unreadable, ...apart]) {
  test(`${planted.name} is shown on the open page until it is mended`, {tag: '@all'}, async ({context}) => {
    const opened = await inBoth(context, planted.page);
    const mend = remember(planted);
    try {
      await expectReported(opened, plant(bench.site.dir, planted));
    } finally {
      mend();
    }
    await Promise.all(localeIds.map((language) => expect(faultsOn(opened[language])).toHaveCount(0)));
  });
}

// These are made together: each is on a page of its own, and hides nothing of the others.
test.describe('mistakes on pages that can be read', {tag: '@all'}, () => {
  const mends: (() => void)[] = [];
  const expected = new Map<Planted, readonly Expected[]>();

  test.beforeAll(() => {
    for (const planted of together) {
      mends.push(remember(planted));
      expected.set(planted, plant(bench.site.dir, planted));
    }
  });

  for (const planted of together) {
    test(`${planted.name} is shown on its page`, async ({context}) => {
      await expectReported(await inBoth(context, planted.page), expected.get(planted)!);
    });
  }

  test('all go when they are mended', async ({context}) => {
    test.setTimeout(600_000);
    const last = together.at(-1)!;
    const opened = await inBoth(context, last.page);
    await expectReported(opened, expected.get(last)!);
    mends.forEach((mend) => mend());
    const none = (language: LocaleId) => expect(faultsOn(opened[language])).toHaveCount(0, {timeout: 120_000});
    await Promise.all(localeIds.map(none));
    for (const address of together.flatMap(({page}) => localeIds.map((language) => addressIn(language, page)))) {
      const answer = await fetch(`${bench.running.origin}/__faults?of=${encodeURIComponent(address)}`);
      expect(await answer.json(), address).toEqual([]);
    }
  });
});
