import {expect, open, stored, test} from './site';

test('headings carry a direct link with their own words as title', async ({page}) => {
  await open(page, '/en/report/faq/missing-add-in');
  const headings = page.locator('article :is(h2, h3)[id]');
  expect(await headings.count()).toBeGreaterThan(3);
  for (const heading of await headings.all()) {
    const id = await heading.getAttribute('id');
    const words = await heading.evaluate((node) => node.firstChild!.textContent!.trim());
    const link = heading.locator('a.hash-link');
    await expect(link).toHaveAttribute('href', `#${id}`);
    expect(await link.getAttribute('title')).toContain(`Direct link to ${words}`);
  }
});

test('code can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/sql/backup');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: /Kopiera/}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('pre').innerText()).trim());
});

test('the unlisted page answers, says so, and is listed nowhere', async ({page, request}) => {
  await open(page, '/report/excel-addin');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('.theme-unlisted-banner')).toContainText('Olistad sida');
  await open(page, '/report/intro');
  await expect(page.locator('a[href$="excel-addin"]')).toHaveCount(0);
  for (const sitemap of ['/sitemap.xml', '/en/sitemap.xml']) {
    expect(await (await request.get(sitemap)).text()).not.toContain('excel-addin');
  }
});

test('the version being read is stored for each section, and one that is gone is dropped', async ({page}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('planted')) {
      sessionStorage.setItem('planted', '1');
      localStorage.setItem('docs-preferred-version-api', '9.9');
    }
  });
  for (const section of ['report/intro', 'data-sources', 'internal']) {
    await open(page, `/${section}`);
    await expect.poll(() => stored(page, `docs-preferred-version-${section.split('/')[0]}`)).toBe('current');
  }
  expect(await stored(page, 'docs-preferred-version-api')).toBeNull();
  await open(page, '/api/about');
  await expect.poll(() => stored(page, 'docs-preferred-version-api')).toBe('current');
});

test('the sidebar marks the current page by a bar at every level, and what is pointed at otherwise', async ({page}) => {
  for (const url of ['/api/about', '/api/sql/backup']) {
    await open(page, url);
    const current = page.locator(`.theme-doc-sidebar-menu a[href="${url}"]`);
    expect(await current.evaluate((link) => getComputedStyle(link, '::before').width)).toBe('3px');
    const other = page.locator('.theme-doc-sidebar-menu a[href="/api/api"]');
    await other.hover();
    await expect(other).toHaveCSS('text-decoration-line', 'underline');
    const colour = await current.evaluate((link) => getComputedStyle(link).color);
    await expect(other).not.toHaveCSS('color', colour);
  }
});

test('no page is called in the sidebar what its category is called', async ({page}) => {
  for (const url of ['/report/installation', '/en/report/installation', '/api/sql/backup']) {
    await open(page, url);
    const pairs = await page
      .locator('.theme-doc-sidebar-menu > li > .menu__list a')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.closest('ul')!.parentElement!.querySelector('a')!.textContent]),
      );
    expect(pairs.length, url).toBeGreaterThan(0);
    expect(pairs.filter(([name, category]) => name === category)).toEqual([]);
  }
});

test('the home page has one search field, and its sheet down to 768 px', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, '/');
  await expect(page.locator('.yt-sheet')).toBeInViewport({ratio: 1});
  const tops = await page
    .locator('.yt-sections > section')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({width: 1280, height: 900});
  await expect(page.locator('.yt-bigsearch')).toBeVisible();
  await expect(page.locator('.yt-searchbtn span')).toBeHidden();
  await expect(page.locator('.yt-searchbtn')).toHaveAccessibleName(/^Sök/);
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('.yt-searchbtn span')).toBeVisible();
  await page.mouse.wheel(0, -2000);
  await expect(page.locator('.yt-searchbtn span')).toBeHidden();
});
