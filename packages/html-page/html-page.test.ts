import {serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {attribute, textOf} from '../common';
import {all, append, elementOf, first, is, Page, replaceBy, setAttribute, setContent} from './index';

const page = new Page(
  'report/a.html',
  `<!doctype html><html lang=sv-SE><head><title> A  b</title><link rel=canonical href=https://a.example/a>
<link rel=alternate hreflang=sv-SE href=/a><link rel="alternate" hreflang=en-GB href=/en/a><meta property=og:title content=T><meta name=robots content=noindex>
<script>run()</script><script type="application/ld+json">{}</script><script src=/x.js></script><style>p{}</style></head>
<body><div id=__docusaurus><main><article class="theme-doc-markdown x"><h1>A</h1><p>En\u00adkel</p><section><h2 id=one>One</h2> <p>first</p> <h3 id=deep>Deep</h3> <p>second</p></section>
<p>third</p><h2 id=two>Two</h2> <p id=p>fourth <a href=/b#c>B</a></p><svg><a xlink:href=/d></a></svg></article></main><footer>foot</footer></div></body></html>`,
);

it.each([
  ['lang', page.lang, 'sv-SE'],
  ['title', page.title, 'A b'],
  ['canonical', page.canonical, 'https://a.example/a'],
  ['meta tags by property', page.meta('og:title'), ['T']],
  ['meta tags by name', page.meta('robots'), ['noindex']],
  ['links', page.links('alternate'), ['/a', '/en/a']],
  ['links of a language', page.links('alternate', 'en-GB'), ['/en/a']],
  ['targets', page.targets, ['/b#c', '/d']],
  ['ids', [...page.ids], ['__docusaurus', 'one', 'deep', 'two', 'p']],
  ['inline scripts', page.scripts, ['run()']],
  ['styles', page.styles, ['p{}']],
  [
    'levels of headings',
    page.headings.map(({level, id}) => [level, id]),
    [
      [1, undefined],
      [2, 'one'],
      [3, 'deep'],
      [2, 'two'],
    ],
  ],
  ['article', attribute(page.article!, 'class'), 'theme-doc-markdown x'],
])('a page has its %s', (_, found, wanted) => expect(found).toEqual(wanted));

it.each([
  ['one', 'One first Deep second third'],
  ['deep', 'Deep second third'],
  ['two', 'Two fourth B'],
  ['p', 'fourth B'],
  ['__docusaurus', undefined],
])('the text at #%s is %s', (anchor, text) => expect(page.textAt(anchor)).toBe(text));

describe('what a page loads', () => {
  it.each([
    ['<script src=/a.js></script>', 'script src /a.js'],
    ['<link rel="shortcut icon" href=/a.ico>', 'link href /a.ico'],
    ['<link rel=preconnect href=https://a.example>', 'link href https://a.example'],
    ['<img srcset="/a.png 1x, /b.png 2x">', 'img srcset /a.png, img srcset /b.png'],
    ['<video src=/a.mp4 poster=/a.png></video>', 'video src /a.mp4, video poster /a.png'],
    ['<object data=/a.svg></object>', 'object data /a.svg'],
    ['<svg><use xlink:href=/a.svg#b /></svg>', 'use href /a.svg#b'],
    ['<svg><use href=#b /></svg>', ''],
    ['<script data-load="/a.js /b.js"></script>', 'script data-load /a.js, script data-load /b.js'],
    ['<template><img src=/a.png></template>', 'img src /a.png'],
    ['<a href=/a>a</a><link rel=canonical href=/a>', ''],
  ])('is told for %s', (html, wanted) => {
    const loads = new Page('a.html', html).loads.map(({element, attribute, url}) => `${element} ${attribute} ${url}`);
    expect(loads.join(', ')).toBe(wanted);
  });
});

describe('a selector', () => {
  const {document} = new Page('a.html', '<ul><li class="a b">1<li id=x hidden>2<li>3</ul><svg><linearGradient/></svg>');

  it.each([
    ['li', '1 2 3'],
    ['.a', '1'],
    ['#x, .b', '1 2'],
    ['li:not([hidden])', '1 3'],
    ['ul > li:last-child', '3'],
    ['ul:has(#x) li.a + li', '2'],
    ['linearGradient', ''],
  ])('%s names %s', (selector, texts) => {
    expect(all(document, selector).map(textOf).join(' ')).toBe(texts);
    expect(all(document, selector).every((element) => is(element, selector))).toBe(true);
    expect(first(document, selector)).toBe(all(document, selector)[0]);
  });
});

it('elements can be changed, moved and taken out', () => {
  const {document} = new Page('a.html', '<body><p>1</p><b>2</b><i>3</i>');
  setAttribute(first(document, 'p')!, 'class', 'x');
  setContent(first(document, 'b')!, '<u>4</u>');
  append(first(document, 'p')!, elementOf('<s>5</s>'));
  replaceBy(first(document, 'i')!, first(document, 's')!);
  replaceBy(first(document, 'u')!);
  expect(serialize(document)).toContain('<p class="x">1<s>5</s></p><b></b><s>5</s></body>');
});
