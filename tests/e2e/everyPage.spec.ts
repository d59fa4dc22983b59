import type {Page} from '@playwright/test';
import {localeIds, rootOf} from '../../src/lib/locales';
import {bringAbout, kinds as states} from '../../tools/gallery/kinds';
import {violations} from './faults/axe';
import {tabFaults} from './faults/focus';
import {layoutFaults} from './faults/layout';
import {motionFaults} from './faults/motion';
import {paletteFaults} from './faults/palette';
import {paperFaults} from './faults/paper';
import {visibleFaults} from './faults/visible';
import {brokenWords} from './faults/words';
import {changedPages} from './changedPages';
import {isLong, pageKinds} from './pageKinds';
import {expect, open, readYaml, routes, test} from './site';

// Engine, helpers and rules of the reader are put into the page, which its own policy forbids.
test.use({
  bypassCSP: true,
  allowedConsole: /status of 404|was preloaded using link preload/,
  permissions: ['clipboard-write'],
});

const questions = {
  brokenWords,
  layoutFaults: (page: Page) => layoutFaults(page),
  motionFaults,
  paletteFaults,
  paperFaults,
  tabFaults,
  violations: (page: Page) => violations(page),
  visibleFaults,
};

const still = '* { transition: none !important; }';
/** Rules that the reader adds. But for `moving` nothing moves, so that colours are final. */
const rules = {
  still,
  moving: '/* as it is */',
  /** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
  spaced: `${still}
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  /** Letters twice as large, set in the browser; the window stays as it is. */
  large: `${still} html { font-size: 200% !important; }`,
};

/** A way in which a page is looked at without being loaded again. */
interface Look {
  readonly width: number;
  /** Light when left out. */
  readonly theme?: 'dark';
  readonly css?: keyof typeof rules;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly asks: readonly (keyof typeof questions)[];
}

const {looks: looksAt, planted} = readYaml<{
  looks: Readonly<Record<'everyPage' | 'kinds' | 'otherModes', readonly Look[]>>;
  planted: readonly {readonly html: string; readonly look: Look; readonly says: readonly string[]}[];
}>('everyPage');

const asUsual = {media: null, reducedMotion: null, forcedColors: null, colorScheme: null} as const;

/** What is wrong with the page that is open, in a look. */
async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const {width, theme = 'light', css = 'still', media, asks} = look;
  await page.setViewportSize({width, height: 900});
  await page.emulateMedia({...asUsual, ...media});
  await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
  const style = await page.addStyleTag({content: rules[css]});
  const found: string[] = [];
  for (const question of asks) {
    found.push(...(await questions[question](page)));
  }
  await style.evaluate((node: HTMLElement) => node.remove());
  return found;
}

/** Opens a page and waits until everything of it has come: hits are drawn once more when their texts have. */
async function openWhole(page: Page, url: string): Promise<void> {
  await open(page, encodeURI(url));
  if (url.includes('?q=')) {
    await page.locator('[data-search-result]').first().waitFor();
    const main = page.locator('main');
    await expect(async () => {
      const before = await main.innerHTML();
      await page.waitForTimeout(500);
      expect(await main.innerHTML()).toBe(before);
    }).toPass();
  }
}

async function expectNoFaults(page: Page, url: string, looks: readonly Look[]): Promise<void> {
  test.setTimeout(300_000);
  await openWhole(page, url);
  for (const look of looks) {
    expect.soft(await faultsIn(page, look), JSON.stringify(look)).toEqual([]);
  }
}

/**
 * At each change the kinds take turns, one in Swedish, the next in English, each in every other look; beside them what the
 * change is of. A long page takes as long as all others: of those only what opens on them is looked at.
 */
const due = [
  ...pageKinds.filter(({url}, index) => (index % 4 === 0 || index % 4 === 3) && !isLong(url)).map(({url}) => url),
  ...changedPages(),
];
const kinds = new Set([...pageKinds.map(({url}) => url), ...changedPages()]);

for (const url of new Set([...routes, ...kinds])) {
  const looks = [...looksAt.everyPage, ...(kinds.has(url) ? looksAt.kinds : [])];
  const isNow = (_: Look, index: number) => !due.includes(url) || index % 2 === due.indexOf(url) % 2;

  test(
    `${url} answers in its language, is accessible, whole and legible`,
    {tag: due.includes(url) ? [] : '@all'},
    async ({page}) => {
      await expectNoFaults(page, url, looks.filter(isNow));
      expect((await page.request.get(encodeURI(url))).status()).toBe(url.endsWith('/nope') ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', url.startsWith('/en') ? 'en-GB' : 'sv-SE');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
    },
  );

  test(`${url} is so in the other looks, too`, {tag: '@all'}, ({page}) =>
    expectNoFaults(page, url, [...looks.filter((look, index) => !isNow(look, index)), ...looksAt.otherModes]),
  );
}

for (const [index, {name, url, language}] of pageKinds.entries()) {
  // Each width in one language: what differs between the languages is only the words.
  const width = language === 'sv' ? 1280 : 360;
  // At each change every other kind: one in its Swedish width, the next in its English one.
  const isDue = index % 8 === 1 || index % 8 === 6;

  test(`${name}: by Tab alone at ${width} px`, {tag: isDue && !isLong(url) ? [] : '@all'}, async ({page}) => {
    test.setTimeout(180_000);
    // So that nothing is measured on its way.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    await openWhole(page, url);
    expect(await tabFaults(page)).toEqual([]);
  });
}

/** States with a part that is looked at. */
const opened = states.filter(({part}) => part);

for (const route of new Set(opened.map((state) => state.route))) {
  for (const language of localeIds) {
    for (const theme of ['light', 'dark'] as const) {
      // In Swedish and dark at each change.
      const tag = language === 'sv' && theme === 'dark' ? [] : '@all';

      test(`what opens on ${route} is accessible: ${language}, ${theme}`, {tag}, async ({page}) => {
        test.setTimeout(120_000);
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        for (const state of opened.filter((one) => one.route === route)) {
          await test.step(state.name, async () => {
            await page.setViewportSize({width: state.widths?.[0] ?? 360, height: 900});
            await open(page, rootOf(language) + route.slice(1));
            await page.addStyleTag({content: still});
            await bringAbout(page, state);
            expect.soft(await violations(page, state.part), state.name).toEqual([]);
          });
        }
      });
    }
  }
}

test('a fault in what opens is found', async ({page}) => {
  await open(page, '/report/intro');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox')
    .evaluate((field) => ['aria-label', 'placeholder'].forEach((name) => field.removeAttribute(name)));
  expect((await violations(page, 'dialog')).join('\n')).toMatch(/^(label|aria-input-field-name):/m);
});

test('faults are found', async ({page}) => {
  await open(page, '/en/nope');
  const main = page.locator('main');
  for (const {html, look, says} of planted) {
    await main.evaluate(
      (element, more) => element.insertAdjacentHTML('beforeend', `<div id="planted">${more}</div>`),
      html,
    );
    const found = (await faultsIn(page, look)).join('\n');
    says.forEach((words) => expect.soft(found).toMatch(new RegExp(words)));
    await main.evaluate(() => document.getElementById('planted')!.remove());
  }
});

test('a page of every kind that is not long is looked at, and no page of the specification is missing', () => {
  expect(due.length).toBeGreaterThanOrEqual(pageKinds.filter(({url}) => !isLong(url)).length / 2);
  // 59 in each language; writers may add more.
  expect(routes.length).toBeGreaterThanOrEqual(118);
});
