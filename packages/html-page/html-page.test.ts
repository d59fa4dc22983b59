import {readFileSync} from 'node:fs';
import path from 'node:path';
import {serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {attribute, textOf} from '../common';
import {all, append, elementOf, first, is, Page, replaceBy, setAttribute, setContent} from './index';

const {texts, loads, selectors} = parse(readFileSync(path.join(__dirname, 'html-page.yml'), 'utf8')) as {
  readonly texts: readonly {readonly anchor: string; readonly text: string}[];
  readonly loads: readonly {readonly html: string; readonly loads: string}[];
  readonly selectors: readonly {readonly selector: string; readonly texts: string}[];
};

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

it.each([...texts, {anchor: '__docusaurus', text: undefined}])('the text at #$anchor is $text', ({anchor, text}) =>
  expect(page.textAt(anchor)).toBe(text),
);

describe('what a page loads', () => {
  it.each(loads)('is told for $html', ({html, loads: wanted}) => {
    const found = new Page('a.html', html).loads.map(({element, attribute, url}) => `${element} ${attribute} ${url}`);
    expect(found.join(', ')).toBe(wanted);
  });
});

describe('a selector', () => {
  const {document} = new Page('a.html', '<ul><li class="a b">1<li id=x hidden>2<li>3</ul><svg><linearGradient/></svg>');

  it.each(selectors)('$selector names $texts', ({selector, texts}) => {
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
