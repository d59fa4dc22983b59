import type {Page} from '@playwright/test';
import {violations} from './axe';
import {everyLook, show, withoutTransitions} from './looks';
import {expect, open, routes, test} from './site';

/** Both modes and both widths; the other two pairs are looked at by `npm test -- accessibility`. */
const looks = process.env.THOROUGH_ACCESSIBILITY ? everyLook : everyLook.slice(0, 2);

// The engine and the rule below are put into the page, which its own policy forbids.
test.use({bypassCSP: true});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const {scroll, client} = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
}

for (const route of [...routes, '/nope', '/en/nope']) {
  test.describe(route, () => {
    test.use({allowedConsole: /status of 404/});

    test('is accessible in both modes, wide and narrow', async ({page}) => {
      test.setTimeout(180_000);
      await open(page, encodeURI(route));
      await withoutTransitions(page);
      for (const [mode, width] of looks) {
        await show(page, mode, width);
        expect(await violations(page), `${mode} at ${width}`).toEqual([]);
      }
      await show(page, 'light', 320);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('headings outline every page without gaps', async ({request}) => {
  for (const route of routes) {
    const html = await (await request.get(encodeURI(route))).text();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(gap, `${route}: h${levels[gap - 1]} is followed by h${levels[gap]}`).toBe(-1);
  }
});

test('planted faults are found', async ({page}) => {
  await open(page, '/report/intro');
  await page.evaluate(() => {
    document.querySelector('article')!.insertAdjacentHTML('beforeend', `
      <p style="color:#bbb;background:#fff">Svårläst text</p>
      <p style="color:#666;background:#fff">Läsbar text</p>
      <img src="/img/logo.svg">
      <button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>`);
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('color-contrast:');
  expect(found).toMatch(/color-contrast-enhanced: .*5\.74/);
  expect(found).toContain('image-alt');
  expect(found).toContain('target-size');
});
