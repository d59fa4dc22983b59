import {describe, expect, it} from 'vitest';
import {filesOf, isHashed, rootAt} from './site';

const roots = ['/docs/', '/docs/en/'];

describe('addresses', () => {
  it.each([
    ['/docs/report/intro', '/docs/'],
    ['/docs/en/report/intro', '/docs/en/'],
    ['/docs/enkelt', '/docs/'],
  ])('%s belongs to the language at %s', (address, root) => expect(rootAt(address, roots)).toBe(root));

  it.each([
    ['/docs/assets/js/main.1a.js', true],
    ['/docs/en/assets/css/a.css', true],
    ['/docs/report/assets', false],
    ['/assets/js/main.js', false],
  ])('%s has its hash in its name: %s', (address, expected) => expect(isHashed(address, roots)).toBe(expected));
});

it('finds the files that a page names, however it is minified, and each once', () => {
  const html = `<meta name=yt-font content=/docs/assets/fonts/a.woff2><meta content="https://a.example/docs/assets/cards/c.png">
<script data-ahead="/docs/assets/js/b.js /docs/assets/js/c.js" data-load="/docs/assets/js/b.js"></script>
<style data-href=/docs/assets/css/d.css>x{src:url(/docs/assets/fonts/a.woff2)}</style>
<link href='/docs/en/assets/css/e.css'><img src="/docs/img/logo.svg"><a href="/docs/artefacts/assets/x.json">x</a>`;
  expect(filesOf(html, roots)).toEqual([
    '/docs/assets/fonts/a.woff2',
    '/docs/assets/js/b.js',
    '/docs/assets/js/c.js',
    '/docs/assets/css/d.css',
    '/docs/en/assets/css/e.css',
  ]);
});
