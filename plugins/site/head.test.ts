import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeIds} from '../../src/lib/locales';
import {grounds, headTags} from '.';

const files = path.resolve(__dirname, '../../static');

function tags(baseUrl: string, currentLocale: string): Record<string, string>[] {
  return headTags(baseUrl, currentLocale, 'Yttra').flatMap(({attributes}) =>
    attributes ? [attributes as Record<string, string>] : [],
  );
}

const hrefs = (baseUrl: string, locale: string) =>
  tags(baseUrl, locale).flatMap(({href}) => (href === undefined ? [] : [href]));

describe('links in the head', () => {
  it.each([
    ['/', 'sv'],
    ['/en/', 'en'],
    ['/handbok/en/', 'en'],
  ])('under %s point at files that exist', (baseUrl, locale) => {
    for (const href of hrefs(baseUrl, locale)) {
      expect(href.startsWith(baseUrl)).toBe(true);
      expect(existsSync(path.join(files, href.slice(baseUrl.length))), href).toBe(true);
    }
  });

  it.each(localeIds)('the manifest in %s names icons that exist', (locale) => {
    const manifest = JSON.parse(readFileSync(path.join(files, `manifest.${locale}.webmanifest`), 'utf8'));
    expect(manifest.lang).toMatch(new RegExp(`^${locale}`));
    for (const {src} of manifest.icons) {
      expect(existsSync(path.join(files, src)), src).toBe(true);
    }
  });
});

describe("the colour of the browser's bars", () => {
  it('is the ground of the page, in both modes', () => {
    const tokens = readFileSync(path.resolve(__dirname, '../../src/css/tokens.css'), 'utf8');
    const [light, dark] = [...tokens.matchAll(/--yt-paper: (#\w+);/g)].map((match) => match[1]);
    expect(grounds).toEqual({light, dark});
  });
});
