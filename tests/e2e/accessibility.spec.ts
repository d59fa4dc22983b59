import {violations} from './axe';
import {changedPages} from './changedPages';
import {everyLook, show, tagsOfLook, withoutTransitions} from './looks';
import {inOneLanguage, pageKinds} from './pageKinds';
import {expect, open, routes, test} from './site';

// The engine and the rule below are put into the page, which its own policy forbids.
test.use({bypassCSP: true, allowedConsole: /status of 404/});

/** Looked at with each change: a page of every kind, and the pages that have been changed. */
const lookedAt = new Set([
  ...pageKinds.filter((kind) => inOneLanguage(kind).length === 0).map(({url}) => url),
  ...changedPages(),
]);

const everyPage = new Set([...routes, ...pageKinds.map(({url}) => url)]);

const turnOf = new Map([...lookedAt].map((route, turn) => [route, turn]));

for (const route of everyPage) {
  for (const look of everyLook) {
    const [mode, width] = look;
    const turn = turnOf.get(route);

    test(
      `${route} is accessible: ${mode}, ${width} px`,
      {tag: turn === undefined ? '@all' : tagsOfLook(look, turn)},
      async ({page}) => {
        test.setTimeout(180_000);
        await open(page, encodeURI(route));
        await withoutTransitions(page);
        await show(page, mode, width);
        expect(await violations(page)).toEqual([]);
      },
    );
  }
}

test('a page of every kind is looked at with each change', () => {
  expect([...everyPage]).toEqual(expect.arrayContaining([...lookedAt]));
  expect(lookedAt.size).toBeGreaterThanOrEqual(pageKinds.length / 2);
});

test('planted faults are found', async ({page}) => {
  await open(page, '/report/intro');
  await page.evaluate(() => {
    document.querySelector('article')!.insertAdjacentHTML(
      'beforeend',
      `
      <p style="color:#bbb;background:#fff">Svårläst text</p>
      <p style="color:#666;background:#fff">Läsbar text</p>
      <img src="/img/logo.svg">
      <button aria-label="Sök">Sök Ctrl K</button>
      <button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>`,
    );
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('color-contrast:');
  expect(found).toMatch(/color-contrast-enhanced: .*5\.74/);
  expect(found).toContain('image-alt');
  expect(found).toContain('label-content-name-mismatch');
  expect(found).toContain('target-size');
});
