import type {Page} from '@playwright/test';
import {bringHelpers} from './faults/inPage';
import {layoutFaults} from './faults/layout';
import {inOneLanguage} from './pageKinds';
import {expect, open, test} from './site';

/** A page of every kind of figure: window and ladder in steps, flow, states, sequence, ladder in parts. */
const pages = [
  '/report/install/create_connection',
  '/report/intro',
  '/data-sources/sync-data',
  '/data-sources/guides/fortnox',
  '/data-sources/guides/b7c41f0e',
].flatMap((route) => [
  {url: route, language: 'sv' as const},
  {url: `/en${route}`, language: 'en' as const},
]);

/** What of the figures runs out of its frame, and how small their letters are, as the page stands. */
function seen(page: Page): Promise<{wide: string[]; smallest: number; drawings: number; lists: number}> {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const frames = visible('.yt-figure__frame');
    const words = visible('.yt-figure__frame *').filter(({childNodes}) =>
      [...childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== ''),
    );
    const sizeOf = (word: HTMLElement) => {
      const scale = word instanceof SVGGraphicsElement ? (word as SVGGraphicsElement).getScreenCTM()!.a : 1;
      return parseFloat(getComputedStyle(word).fontSize) * scale;
    };
    return {
      wide: frames
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((frame) => `${frame.scrollWidth} px in ${frame.clientWidth}: ${frame.textContent!.slice(0, 40)}`),
      smallest: Math.min(...words.map(sizeOf)),
      drawings: visible('.yt-figure__frame > .d-wide').length,
      lists: visible('.yt-figure__frame > .d-narrow').length,
    };
  });
}

for (const {url, language} of pages) {
  const tag = inOneLanguage({language});

  test(`${url}: every figure is whole and legible, on a phone and on a desk`, {tag}, async ({page}) => {
    await bringHelpers(page);
    await open(page, url);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      const {wide, smallest} = await seen(page);
      expect.soft(wide, `at ${width}`).toEqual([]);
      expect.soft(smallest, `at ${width}`).toBeGreaterThanOrEqual(12);
    }
    await page.setViewportSize({width: 360, height: 900});
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('a drawing gives way to its list on a phone, and never shows together with it', async ({page}) => {
  await open(page, '/report/intro');
  expect(await seen(page)).toMatchObject({drawings: 1, lists: 0});
  await page.setViewportSize({width: 360, height: 900});
  expect(await seen(page)).toMatchObject({drawings: 0, lists: 1});
  await page.emulateMedia({media: 'print'});
  expect(await seen(page)).toMatchObject({drawings: 1, lists: 0});
});

test('the way out of a step stands beside it, and below it where there is no room', async ({page}) => {
  await open(page, '/report/install/create_connection');
  const step = page.locator('.d-pair .d-step').first();
  const exit = page.locator('.d-pair .d-exit .d-card').first();
  const places = async () => ({step: (await step.boundingBox())!, exit: (await exit.boundingBox())!});
  const wide = await places();
  expect(wide.exit.x).toBeGreaterThan(wide.step.x + wide.step.width);
  expect(Math.abs(wide.exit.y - wide.step.y)).toBeLessThan(2);
  await page.setViewportSize({width: 360, height: 900});
  const narrow = await places();
  expect(narrow.exit.y).toBeGreaterThanOrEqual(narrow.step.y + narrow.step.height - 1);
});

test('nothing in a figure takes the focus', async ({page}) => {
  await open(page, '/report/install/create_connection');
  await expect(page.locator('.yt-figure__frame')).toHaveCount(2);
  await expect(page.locator('.yt-figure :is(a, button, input, select, [tabindex])')).toHaveCount(0);
  await expect(page.getByRole('img', {name: 'Formuläret för en ny anslutning'})).toHaveAccessibleDescription(
    /^Formuläret har tre delar\. .* Spara till höger\.$/,
  );
});
