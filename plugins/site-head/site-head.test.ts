import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import siteHead from './index';

const files = path.resolve(__dirname, '../../static');

function hrefs(baseUrl: string, currentLocale: string): string[] {
  const tags = siteHead({baseUrl, i18n: {currentLocale}} as LoadContext).injectHtmlTags!({content: undefined}).headTags;
  return (tags as unknown as {attributes: {href: string}}[]).map(({attributes}) => attributes.href);
}

describe('links in the head', () => {
  it.each([['/', 'sv'], ['/en/', 'en'], ['/handbok/en/', 'en']])('under %s point at files that exist', (baseUrl, locale) => {
    for (const href of hrefs(baseUrl, locale)) {
      expect(href.startsWith(baseUrl)).toBe(true);
      expect(existsSync(path.join(files, href.slice(baseUrl.length))), href).toBe(true);
    }
  });

  it.each(['sv', 'en'])('the manifest in %s names icons that exist', (locale) => {
    const manifest = JSON.parse(readFileSync(path.join(files, `manifest.${locale}.webmanifest`), 'utf8'));
    expect(manifest.lang).toMatch(new RegExp(`^${locale}`));
    for (const {src} of manifest.icons) {
      expect(existsSync(path.join(files, src)), src).toBe(true);
    }
  });
});
