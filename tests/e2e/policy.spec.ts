import type {Page} from '@playwright/test';
import {watchViolations} from '../lib/violations';
import {pageKinds} from './pageKinds';
import {expect, open, routes, test} from './site';

// What is blocked is said in the console, too. That every host sends this policy is in tests/host.
test.use({allowedConsole: /./});

/** Clicks everything on the page that can be clicked and does not lead away; what another has hidden is passed over. */
async function pressEverything(page: Page): Promise<void> {
  const buttons = page.locator('button:visible, summary:visible, [role=button]:visible, [role=tab]:visible');
  const count = Math.min(await buttons.count(), 40);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    await button.click({timeout: 2000, force: true}).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
}

test('every page loads and takes over without a violation', {tag: '@all'}, async ({page}) => {
  test.setTimeout(300_000);
  const violations = await watchViolations(page);
  for (const route of routes) {
    await open(page, route);
  }
  expect(violations).toEqual([]);
});

for (const {url} of pageKinds) {
  test(`nothing that can be clicked on ${url} violates the policy`, {tag: '@all'}, async ({page, context}) => {
    test.setTimeout(300_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await watchViolations(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 740});
      await open(page, url);
      await pressEverything(page);
    }
    await page.emulateMedia({media: 'print'});
    expect(violations).toEqual([]);
  });
}

test('a violation would be seen', async ({page}) => {
  const violations = await watchViolations(page);
  await open(page, '/report/intro');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">planted</p>');
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
