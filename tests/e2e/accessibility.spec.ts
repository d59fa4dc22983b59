import type {Page} from '@playwright/test';
import {violations} from './axe';
import {expect, open, routes, test} from './site';

const modes = ['light', 'dark'] as const;

type Mode = (typeof modes)[number];

/** Both modes and both widths; the other two pairs are looked at by `npm test -- accessibility`. */
const everyday: readonly (readonly [Mode, number])[] = [['light', 1280], ['dark', 360]];
const thorough: readonly (readonly [Mode, number])[] = [...everyday, ['dark', 1280], ['light', 360]];
const looks = process.env.THOROUGH_ACCESSIBILITY ? thorough : everyday;

// The engine and the rule below are put into the page, which its own policy forbids.
test.use({bypassCSP: true});

/** Colours must be final when they are measured. */
const withoutTransitions = '* { transition: none !important; }';

/** Shows the page in a mode and width without loading it again. */
async function show(page: Page, mode: Mode, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

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
      await page.addStyleTag({content: withoutTransitions});
      for (const [mode, width] of looks) {
        await show(page, mode, width);
        expect(await violations(page), `${mode} at ${width}`).toEqual([]);
      }
      await show(page, 'light', 320);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const mode of modes) {
  test(`what opens is accessible too, ${mode}`, async ({page}) => {
    await open(page, '/report/install/create_connection');
    await page.addStyleTag({content: withoutTransitions});
    await show(page, mode, 1280);
    await page.getByRole('button', {name: 'Svenska'}).click();
    expect(await violations(page), 'language menu').toEqual([]);
    await page.keyboard.press('Escape');
    await show(page, mode, 360);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
    expect(await violations(page), 'mobile menu').toEqual([]);
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
    document.querySelector('article')!.insertAdjacentHTML('beforeend', '<p style="color:#bbb;background:#fff">Svårläst text</p><img src="/img/logo.svg">');
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('color-contrast');
  expect(found).toContain('image-alt');
});
