import type {Page} from '@playwright/test';
import {layoutFaults} from './layoutFaults';
import {butTheLong, pageKinds} from './pageKinds';
import {expect, open, test} from './site';

// Rules of the reader are put into the page, which its own policy forbids.
test.use({bypassCSP: true, allowedConsole: /status of 404/});

/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** A letter size set in the browser; the window stays as it is. */
const textSize = (percent: number) => `html { font-size: ${percent}% !important; }`;

interface Setting {
  readonly name: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly css: string;
}

const settings: readonly Setting[] = [
  {name: '1280 px at 400 % is 320 px', width: 320, css: ''},
  {name: '1280 px at 200 % is 640 px', width: 640, css: ''},
  {name: 'letters twice as large in 1280 px', width: 1280, css: textSize(200)},
  {name: 'letters twice as large in 360 px', width: 360, css: textSize(200)},
  {name: 'text spacing in 1280 px', width: 1280, css: textSpacing},
  {name: 'text spacing in 320 px', width: 320, css: textSpacing},
];

async function faultsWith(page: Page, {width, css}: Setting): Promise<string[]> {
  await page.setViewportSize({width, height: 900});
  const style = await page.addStyleTag({content: css || '/* as it is */'});
  const found = await layoutFaults(page);
  await style.evaluate((node) => (node as HTMLElement).remove());
  return found;
}

for (const kind of pageKinds) {
  const title = `${kind.name}: large letters, wide spacing and narrow windows lose nothing`;

  test(title, {tag: butTheLong(kind)}, async ({page}) => {
    test.setTimeout(120_000);
    await open(page, kind.url);
    for (const setting of settings) {
      expect.soft(await faultsWith(page, setting), setting.name).toEqual([]);
    }
  });
}

test('what is cut off, covered or out of reach is named', async ({page}) => {
  await open(page, '/report/intro');
  await page.evaluate(() => {
    document.querySelector('article')!.insertAdjacentHTML(
      'beforeend',
      `
      <p style="white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${'Avklippt text '.repeat(40)}</p>
      <p style="width: 200vw">${'Bred text '.repeat(200)}</p>
      <p style="margin: 0 0 -1.5em">Understa raden</p><p style="margin: 0">Översta raden</p>`,
    );
    document.querySelector<HTMLElement>('.navbar__toggle')!.style.marginLeft = '-2rem';
  });
  const found = (await faultsWith(page, settings[0]!)).join('\n');
  for (const fault of [
    'Avklippt text.* is cut off sideways',
    'the page scrolls sideways',
    'Understa raden.* lie on top',
    'is outside the window',
  ]) {
    expect(found).toMatch(new RegExp(fault));
  }
});
