import {expect, type Page, test} from '@playwright/test';
import {pageKinds} from '../../e2e/pageKinds';
import {hydrated, routes, wake} from '../../e2e/site';
import {TestHost} from '../lib/host';
import {pack} from './pack';
import {watchViolations} from './violations';

const port = 8395;
const origin = `http://127.0.0.1:${port}`;
let host: TestHost;

test.beforeAll(async () => {
  const [file] = pack('host-policy', 1) as [string];
  host = new TestHost(port);
  await host.publish({file});
});
test.afterAll(() => host?.dispose());

/**
 * Clicks everything on the page that can be clicked and does not lead away, forty things at most.
 *
 * @returns how many were clicked; one that another has hidden is passed over
 */
async function pressEverything(page: Page): Promise<number> {
  const buttons = page.locator('button:visible, summary:visible, [role=button]:visible, [role=tab]:visible');
  const count = Math.min(await buttons.count(), 40);
  let clicked = 0;
  for (let index = 0; index < count; index += 1) {
    clicked += await buttons
      .nth(index)
      .click({timeout: 2000, force: true})
      .then(
        () => 1,
        () => 0,
      );
    await page.keyboard.press('Escape');
  }
  return clicked;
}

test('every page loads and takes over without a violation', async ({page}) => {
  const violations = await watchViolations(page);
  for (const route of routes) {
    await page.goto(origin + route);
    await hydrated(page);
  }
  expect(violations).toEqual([]);
});

for (const {url} of pageKinds) {
  test(`nothing that can be clicked on ${url} violates the policy`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await watchViolations(page);
    await page.goto(origin + url);
    await wake(page);
    expect(await pressEverything(page)).toBeGreaterThan(0);
    await page.goto(origin + url);
    await page.setViewportSize({width: 360, height: 740});
    await wake(page);
    await pressEverything(page);
    await page.emulateMedia({media: 'print'});
    expect(violations).toEqual([]);
  });
}

const languages = [
  {prefix: '', query: 'licens', name: 'Svenska', other: 'en-GB'},
  {prefix: '/en', query: 'licence', name: 'English', other: 'sv-SE'},
];

for (const {prefix, query, name, other} of languages) {
  test(`search, colour mode, language and navigation violate nothing: ${name}`, async ({page}) => {
    const violations = await watchViolations(page);
    const start = `${origin}${prefix}/report/intro`;
    const opened = async (url: string) => {
      await page.goto(url);
      await hydrated(page);
    };
    const leads = async (click: () => Promise<void>) => {
      const before = page.url();
      await click();
      await page.waitForURL((url) => url.href !== before);
    };
    await opened(start);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    await page.locator('[role=option]').first().waitFor();
    await leads(() => page.keyboard.press('Enter'));
    await opened(`${origin}${prefix}/search?q=${query}`);
    await page.locator('main a[href*="/report/"]').first().waitFor();
    await opened(`${start}?docusaurus-theme=dark`);
    await leads(() => page.locator(`.menu__link[href="${prefix}/report/excel-vs-web"]`).first().click());
    await leads(() => page.locator('.pagination-nav__link--next').click());
    await leads(async () => {
      await page.getByRole('button', {name}).click();
      await page.locator(`.navbar a.dropdown__link[lang="${other}"]`).click();
    });
    await hydrated(page);
    expect(violations).toEqual([]);
  });
}

test('a violation would be seen', async ({page}) => {
  const violations = await watchViolations(page);
  await page.goto(`${origin}/report/intro`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">planted</p>');
    const image = new Image();
    image.src = 'https://evil.example/x.png';
    document.body.append(image);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
