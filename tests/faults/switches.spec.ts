import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ScratchSite} from '../../tools/lib/scratchSite';

test.describe('a build for a sub-path without the internal section', {tag: '@all'}, () => {
  let site: ScratchSite;
  const read = (file: string) => readFileSync(`${site.dir}/build/${file}`, 'utf8');

  test.beforeAll(async () => {
    site = new ScratchSite('switches');
    const {status, output} = await site.build([], {SITE_BASE_URL: '/docs/', SITE_WITHOUT_INTERNAL: '1'});
    expect(status, output).toBe(0);
  });
  test.afterAll(() => site.dispose());

  test('leaves every trace of the section out', () => {
    expect(existsSync(`${site.dir}/build/internal.html`)).toBe(false);
    expect(readdirSync(`${site.dir}/build/en`)).not.toContain('internal');
    ['sitemap.xml', 'sitemap-index.xml', 'robots.txt'].forEach((file) => expect(read(file)).not.toContain('/internal'));
    // Each page has a card of its own, so one too many would be of a page that is not there.
    const pages = (readdirSync(`${site.dir}/build`, {recursive: true}) as string[]).filter(
      (file) => /^(?!en\/).*\.html$/.test(file) && file !== '404.html',
    );
    expect(readdirSync(`${site.dir}/build/assets/cards`)).toHaveLength(pages.length);
  });

  test('has every address below the path', () => {
    for (const file of ['index.html', 'report/intro.html', 'en/api/about.html']) {
      const html = read(file);
      const outside = [...html.matchAll(/(?:href|src)="?(\/[^"\s>]*)/g)]
        .map((match) => match[1]!)
        .filter((url) => !url.startsWith('/docs/'));
      expect(outside).toEqual([]);
      const absolute = [...html.matchAll(/(?:image"? content|"item"|"logo")[=:]"(https:[^"]*)"/g)].map(
        (match) => new URL(match[1]!).pathname,
      );
      expect(absolute.length).toBeGreaterThanOrEqual(3);
      expect(absolute.filter((url) => !url.startsWith('/docs/'))).toEqual([]);
    }
    expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/docs\/sitemap-index\.xml$/m);
    expect(read('en/sitemap.xml')).toMatch(/hreflang="sv-SE" href="https:\/\/[^/]+\/docs\/api\/about"/);
  });
});

test('the webpack build works behind its switch', {tag: '@all'}, async () => {
  const site = new ScratchSite('webpack');
  const {status, output} = await site.build(['--locale', 'sv'], {SITE_WEBPACK: '1'});
  site.dispose();
  expect(status, output).toBe(0);
});
