import {violations} from './faults/axe';
import {expect, open, test} from './site';

const languages = [
  {prefix: '', copy: 'Kopiera som Markdown', copied: 'Kopierad', title: 'Skapa anslutning'},
  {prefix: '/en', copy: 'Copy as Markdown', copied: 'Copied', title: 'Create a connection'},
] as const;

for (const {prefix, copy, copied, title} of languages) {
  const url = `${prefix}/report/install/create_connection`;

  test.describe(url, () => {
    test('names its Markdown and the feed of its section, and is copied as Markdown by keyboard, which is said', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, url);
      const alternate = (type: string) => page.locator(`link[rel=alternate][type="${type}"]`);
      for (const [type, path] of [
        ['text/markdown', `${url}.md`],
        ['application/atom+xml', `${prefix}/report/atom.xml`],
      ] as const) {
        await expect(alternate(type)).toHaveAttribute('href', path);
        expect((await page.request.get(path)).status()).toBe(200);
      }
      const link = page.getByRole('link', {name: copy});
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('a.yt-copy [aria-live=polite]')).toHaveText(copied);
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(`url: https://docs.yttra.example${url}\n`);
      expect(text).toContain(`\n# ${title}\n`);
      expect(new URL(page.url()).pathname).toBe(url);
      expect(await violations(page, '.yt-pagemeta')).toEqual([]);
      await expect(link).toHaveText(copy, {timeout: 4000});
    });

    test('is Markdown behind the link where nothing can be copied', async ({page}) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
      await open(page, url);
      await page.getByRole('link', {name: copy}).click();
      await expect(page).toHaveURL(`${url}.md`);
    });
  });
}
