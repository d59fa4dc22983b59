import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {sharedFonts} from './index';

it.each([
  ['/', '/en/', '/assets/fonts/a.woff2'],
  ['/', '/', '/assets/fonts/a.woff2'],
  ['/docs/', '/docs/en/', '/docs/assets/fonts/a.woff2'],
])('below %s the pages at %s name %s', (root, baseUrl, font) => {
  const change = sharedFonts(root).prepare({baseUrl} as Props)();
  const page = (address: string) => `<meta name=yt-font content=${address}><style>x{src:url(${address})}</style>`;
  expect(change(page(`${baseUrl}assets/fonts/a.woff2`))).toBe(page(font));
});
