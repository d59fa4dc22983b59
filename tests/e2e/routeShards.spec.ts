import {readdirSync} from 'node:fs';
import path from 'node:path';
import {variantBuild} from '../../tools/lib/paths';
import {expect, open, openHit, test, variantOrigin} from './site';

// The variant loads its routes in groups of four (packages/lean-delivery/shards), as a site of thousands of pages would.
test.use({baseURL: variantOrigin});

const next = 'a.pagination-nav__link--next';

test('the variant has its routes in shards', () => {
  const scripts = readdirSync(path.join(variantBuild, 'assets/js'));
  expect(scripts.filter((name) => name.startsWith('routes-')).length).toBeGreaterThan(8);
});

test('a page loads its own shard together with main', async ({page}) => {
  await open(page, '/data-sources/guides/upsales');
  await expect(page.locator('script[data-load]')).toHaveAttribute('data-load', /^\S*\/routes-\d+\.\w+\.js /);
  await expect(page.locator('head > script[src*="/routes-"]')).toHaveCount(1);
});

test('a page loads the shard of its neighbours, not all of them', async ({page}) => {
  const shards = new Set<string>();
  page.on('request', (request) => /\/routes-\d+\./.test(request.url()) && shards.add(request.url()));
  await open(page, '/data-sources/guides/upsales');
  const all = readdirSync(path.join(variantBuild, 'assets/js')).filter((name) => name.startsWith('routes-'));
  expect(shards.size).toBeGreaterThan(0);
  expect(shards.size).toBeLessThan(all.length / 2);
});

test('nothing is fetched ahead that the build does not have', async ({page}) => {
  const failed: string[] = [];
  page.on('response', (response) => response.ok() || failed.push(response.url()));
  const shared = page.waitForResponse(/\/text\.\w+\.js/);
  await open(page, '/report/intro');
  await page.locator(next).scrollIntoViewIfNeeded();
  await shared;
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

for (const start of ['/report/intro', '/en/api/about', '/internal']) {
  test(`from ${start} links lead on and back without loading a page anew`, async ({page}) => {
    await open(page, start);
    await page.evaluate(() => Object.assign(globalThis, {sameDocument: true}));
    const heading = page.locator('h1');
    const headings = [(await heading.textContent())!];
    for (let step = 0; step < 3; step += 1) {
      const link = page.locator(next);
      const address = await link.getAttribute('href');
      await link.click();
      await page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(address!));
      // The address changes at once, the page when its shard is there.
      await expect(heading).not.toHaveText(headings.at(-1)!);
      headings.push((await heading.textContent())!);
    }
    expect(new Set(headings).size).toBe(4);
    await page.goBack();
    await expect(heading).toHaveText(headings[2]!);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

test('a category page draws its cards', async ({page}) => {
  await open(page, '/report/category/faq');
  await expect(page.locator('.yt-cards .yt-cell').first()).toBeVisible();
});

test('search leads to a page whose shard is not there', async ({page}) => {
  await open(page, '/');
  await openHit(page, 'upsales');
  await expect(page).toHaveURL(/upsales/);
  await expect(page.locator('h1')).toContainText('Upsales');
});
