import type {Page} from '@playwright/test';
import {localeIds, rootOf} from '../../src/lib/locales';
import {openParts} from '../../tools/gallery/kinds';
import {violations} from './faults/axe';
import {bringHelpers} from './faults/inPage';
import {layoutFaults} from './faults/layout';
import {motionFaults} from './faults/motion';
import {paletteFaults} from './faults/palette';
import {paperFaults, paperWidth} from './faults/paper';
import {visibleFaults} from './faults/visible';
import {brokenWords} from './faults/words';
import {changedPages} from './changedPages';
import {isLong, pageKinds} from './pageKinds';
import {expect, open, routes, test} from './site';

// Engine, helpers and rules of the reader are put into the page, which its own policy forbids.
test.use({bypassCSP: true, allowedConsole: /status of 404/, permissions: ['clipboard-write']});

/** A way in which a page is looked at without being loaded again. */
interface Look {
  readonly width: number;
  /** Light when left out. */
  readonly theme?: 'dark';
  /** Rules that the reader adds; none moves, so that colours are final. */
  readonly css?: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  readonly faults: readonly ((page: Page) => Promise<string[]>)[];
}

const still = '* { transition: none !important; }';
/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const spaced = `${still}
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** Letters twice as large, set in the browser; the window stays as it is. */
const large = `${still} html { font-size: 200% !important; }`;

/** Every page is looked at so. */
const ofEveryPage: readonly Look[] = [
  {width: 1280, faults: [violations]},
  {width: 360, theme: 'dark', faults: [violations, brokenWords]},
  {width: 360, css: large, faults: [brokenWords]},
  // 1280 px at 400 %.
  {width: 320, faults: [layoutFaults]},
];

/** A page of every kind is looked at so: what holds for them holds for the design. */
const ofKinds: readonly Look[] = [
  {width: 320, faults: [visibleFaults]},
  {width: 320, css: spaced, faults: [layoutFaults]},
  {width: 360, css: large, faults: [layoutFaults]},
  {width: 360, css: '', media: {reducedMotion: 'reduce'}, faults: [motionFaults]},
  {width: 640, faults: [layoutFaults]},
  {width: paperWidth, theme: 'dark', media: {media: 'print'}, faults: [paperFaults]},
  {width: 768, faults: [layoutFaults, visibleFaults]},
  {width: 1280, faults: [layoutFaults, visibleFaults]},
  {width: 1280, css: large, faults: [layoutFaults]},
  {width: 1280, css: spaced, faults: [layoutFaults]},
  {width: 1280, css: '', media: {reducedMotion: 'reduce'}, faults: [motionFaults]},
  {width: 1280, media: {forcedColors: 'active', colorScheme: 'light'}, faults: [paletteFaults]},
  {width: 1280, media: {forcedColors: 'active', colorScheme: 'dark'}, faults: [paletteFaults]},
  {width: 1920, faults: [layoutFaults, visibleFaults]},
];

/** The colour modes the other way round. */
const inOtherMode: readonly Look[] = [
  {width: 1280, theme: 'dark', faults: [violations]},
  {width: 360, faults: [violations]},
];

const asUsual = {media: null, reducedMotion: null, forcedColors: null, colorScheme: null} as const;

/** What is wrong with the page that is open, in a look. */
async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const {width, theme = 'light', css = still, media, faults} = look;
  await page.setViewportSize({width, height: 900});
  await page.emulateMedia({...asUsual, ...media});
  await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
  const style = await page.addStyleTag({content: css || '/* as it is */'});
  const found: string[] = [];
  for (const faultsOf of faults) {
    found.push(...(await faultsOf(page)));
  }
  await style.evaluate((node: HTMLElement) => node.remove());
  return found;
}

async function expectNoFaults(page: Page, url: string, looks: readonly Look[]): Promise<void> {
  test.setTimeout(300_000);
  await bringHelpers(page);
  await open(page, encodeURI(url));
  if (url.includes('?q=')) {
    await page.locator('[data-search-result]').first().waitFor();
  }
  for (const {faults, ...look} of looks) {
    expect.soft(await faultsIn(page, {...look, faults}), JSON.stringify(look)).toEqual([]);
  }
}

/** At each change the kinds take turns, one in Swedish, the next in English; beside them what the change is of. */
const due = new Set([
  ...pageKinds.filter((_, index) => index % 4 === 0 || index % 4 === 3).map(({url}) => url),
  ...changedPages(),
]);
const kinds = new Set([...pageKinds.map(({url}) => url), ...changedPages()]);

for (const url of new Set([...routes, ...kinds])) {
  // At each change a long page is looked at once.
  const looks = due.has(url) && isLong(url) ? ofEveryPage.slice(0, 1) : ofEveryPage;
  const others = [...ofEveryPage.slice(looks.length), ...inOtherMode];

  test(
    `${url} answers in its language, is accessible, and whole on a phone`,
    {tag: due.has(url) ? [] : '@all'},
    async ({page}) => {
      await expectNoFaults(page, url, looks);
      expect((await page.request.get(encodeURI(url))).status()).toBe(url.endsWith('/nope') ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', url.startsWith('/en') ? 'en-GB' : 'sv-SE');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
    },
  );

  test(`${url} is accessible in the other looks`, {tag: '@all'}, ({page}) => expectNoFaults(page, url, others));
}

for (const url of kinds) {
  test(
    `${url} is whole and legible, whatever the window, the letters, the palette and the paper`,
    {tag: due.has(url) && !isLong(url) ? [] : '@all'},
    ({page}) => expectNoFaults(page, url, ofKinds),
  );
}

for (const {name, route, after, part, widths: [width = 360] = []} of openParts) {
  for (const language of localeIds) {
    for (const theme of ['light', 'dark'] as const) {
      // In Swedish and dark at each change.
      const tag = language === 'sv' && theme === 'dark' ? [] : '@all';

      test(`what opens is accessible: ${name}, ${language}, ${theme}`, {tag}, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await open(page, rootOf(language) + route.slice(1));
        await page.addStyleTag({content: still});
        await after!(page);
        expect(await violations(page, part)).toEqual([]);
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

/** Faults that are planted in an article, and what must be said of them. */
const planted: readonly {readonly html: string; readonly look: Look; readonly says: readonly RegExp[]}[] = [
  {
    html: `<p style="color:#bbb;background:#fff">Svårläst</p><p style="color:#666;background:#fff">Läsbar</p>
      <img src="/img/logo.svg"><button aria-label="Sök">Sök Ctrl K</button>
      <button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>`,
    look: ofEveryPage[0]!,
    says: [
      /color-contrast:/,
      /color-contrast-enhanced: .*5\.74/,
      /image-alt/,
      /label-content-name-mismatch/,
      /target-size/,
    ],
  },
  {
    html: '<h2 style="font-size: 72px; color: #000; background: #fff">Skapa anslutning</h2>',
    look: {width: 360, faults: [brokenWords]},
    says: [/H2 anslutni?n?[|]/],
  },
  {
    html: `<p style="white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${'Avklippt text '.repeat(40)}</p>
      <p style="width: 200vw">${'Bred text '.repeat(200)}</p>
      <p style="margin: 0 0 -1.5em">Understa raden</p><p style="margin: 0">Översta raden</p>
      <style>.navbar__toggle { margin-left: -2rem !important }</style>`,
    look: {width: 320, faults: [layoutFaults]},
    says: [
      /Avklippt text.* is cut off sideways/,
      /the page scrolls sideways/,
      /Understa raden.* lie on top/,
      /is outside the window/,
    ],
  },
  {
    html: `<style>
      .navbar button { color: transparent !important; } .navbar button * { visibility: hidden; }
      main p { font-size: 11px !important; }</style>`,
    look: {width: 1280, faults: [visibleFaults]},
    says: [/has one colour/, /letters of 11\.0 px/],
  },
  {
    html: '<style>h1 { transition: color 2s !important }</style>',
    look: {width: 1280, css: '', media: {reducedMotion: 'reduce'}, faults: [motionFaults]},
    says: [/<h1.* transition 2s/],
  },
  {
    html: `<svg width="9" height="9"><path class="ink" d="M0 0h9v9z" fill="#111"/></svg>
      <button class="clean-btn">Tryck</button>`,
    look: {width: 1280, media: {forcedColors: 'active', colorScheme: 'dark'}, faults: [paletteFaults]},
    says: [/<path class="ink">/, /Tryck.*looks like text/],
  },
  {
    html: `<p style="color: #aaa">Blek text</p><pre style="white-space: pre">${'lång rad '.repeat(40)}</pre>
      <p class="markdown"><a href="https://a.example">Annan</a></p>
      <style>.footer { display: block !important } .markdown a::after { content: none !important }
      body { background: #eee !important }</style>`,
    look: {width: paperWidth, media: {media: 'print'}, faults: [paperFaults]},
    says: [/lång rad/, /color-contrast/, /class="footer.*on a screen only/, /Annan.*no address/, /ground is rgb\(238/],
  },
];

for (const {html, look, says} of planted) {
  test(`faults are found: ${says.join(', ')}`, async ({page}) => {
    await bringHelpers(page);
    await open(page, '/report/intro');
    await page.locator('article').evaluate((article, more) => article.insertAdjacentHTML('beforeend', more), html);
    const found = (await faultsIn(page, look)).join('\n');
    says.forEach((words) => expect(found).toMatch(words));
  });
}

test('who did not ask for less motion gets some, so that the measure is seen to work', async ({page}) => {
  await bringHelpers(page);
  await open(page, '/report/intro');
  expect((await motionFaults(page)).length).toBeGreaterThan(3);
});

test('a page of every kind is looked at, and no page of the specification is missing', () => {
  expect(pageKinds.filter(({url}) => due.has(url)).length).toBeGreaterThanOrEqual(pageKinds.length / 2);
  // 59 in each language; writers may add more.
  expect(routes.length).toBeGreaterThanOrEqual(118);
});
