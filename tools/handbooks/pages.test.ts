import {readFileSync} from 'node:fs';
import path from 'node:path';
import {serializeOuter} from 'parse5';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {elementOf} from '../../packages/html-page';
import {findMentions} from './readBook';
import {rewrite, targetOf} from './links';
import {markLongSamples, removeScreenOnly, setTags} from './paper';
import {findLosses} from './proof';
import type {BookPage} from './section';

const site = 'https://docs.example';

/** A page of a handbook. @param html what stands under its heading */
function bookPage(address: string, html: string): BookPage {
  const title = `Page ${address}`;
  const text = elementOf(`<div><h1>${title}</h1>${html}</div>`);
  return {
    address,
    key: address.slice(1).replaceAll('/', '-'),
    title,
    level: 1,
    isCategory: false,
    styles: new Map(),
    text,
  };
}

/** Rows of `paper.yml`, where they are described. */
const rows = parse(readFileSync(path.join(import.meta.dirname, 'paper.yml'), 'utf8')) as readonly {
  readonly html: string;
  readonly level?: number;
  readonly becomes: string;
}[];

it.each(rows)('$what', ({html, level = 1, becomes}) => {
  const {text} = bookPage('/a', html);
  setTags(text, level);
  removeScreenOnly(text);
  expect(serializeOuter(text)).toContain(becomes);
});

it('marks samples that may be divided between two sheets', () => {
  const {text} = bookPage('/a', `<pre>${'x\n'.repeat(16)}</pre><pre>${'y\n'.repeat(17)}</pre>`);
  markLongSamples(text);
  expect(serializeOuter(text)).toMatch(/<pre>x[^<]*<\/pre><pre data-long="">y/);
});

it('finds where codes are named, and where explained', () => {
  const page = bookPage('/a', '<p id="p">YT-2003 and YT-2004</p><span class="yt-error__code">YT-2003</span>');
  const [named, explained] = [
    {id: 'p', explains: false},
    {id: 'a--YT-2003-1', explains: true},
  ];
  expect([...findMentions([page], ['YT-2003', 'YT-2004', 'YT-9999'])]).toEqual([
    ['YT-2003', [named, explained]],
    ['YT-2004', [named]],
  ]);
});

describe('a link', () => {
  const [first, second] = [bookPage('/en/report/a', ''), bookPage('/en/report/category/språk', '')];
  const target = (href: string) => targetOf(href, first, [first, second], site);

  it.each([
    ['#part', '#en-report-a--part', false],
    ['/en/report/a#part', '#en-report-a--part', false],
    ['/en/report/category/spr%C3%A5k', `#${second.key}`, true],
    ['/en/api/about#keys', `${site}/en/api/about#keys`, false],
    ['/report/a', `${site}/report/a`, false],
    ['https://learn.example/x', 'https://learn.example/x', false],
    ['mailto:support@yttra.example', 'mailto:support@yttra.example', false],
  ])('%s leads to %s', (href, expected, isElsewhere) => {
    expect(target(href)).toEqual({href: expected, isElsewhere});
  });

  it('makes ids the page’s own, and what names them', () => {
    const page = bookPage(
      '/a',
      '<h2 id="x">X</h2><svg aria-labelledby="t d"><title id="t"></title><path marker-end="url(#m)"/><use href="#m"/></svg><a class="k" href="/b#y">B</a>',
    );
    rewrite(page, [page, bookPage('/b', '')], site);
    const html = serializeOuter(page.text);
    expect(html).toContain('<h2 id="a--x">');
    expect(html).toContain('aria-labelledby="a--t a--d"');
    expect(html).toContain('marker-end="url(#a--m)"');
    expect(html).toContain('<use href="#a--m">');
    expect(html).toContain('<a href="#b--y" class="k yt-elsewhere">');
  });
});

describe('the proof', () => {
  const page = () => bookPage('/a', '<p>Read <code>YT.VALUE</code> first.</p><table><td>10</td><td>20</td></table>');
  const printed = 'Contents Page /a 7  Page /a Read YT.VALUE (https://docs.example/x) \ufb01rst. 10 20';
  const losses = (text: string) => findLosses([page()], text).map(({text: lost, isMisplaced}) => [lost, isMisplaced]);

  it('finds every text in its order, with what the handbook adds and without regard to spaces and ligatures', () => {
    expect(losses(printed)).toEqual([]);
  });

  it.each([
    ['a cell', printed.replace(' 10', ''), [['10', false]]],
    ['code', printed.replace('YT.VALUE', ''), [['YT.VALUE', false]]],
    [
      'a text that comes too early',
      printed.replace('Read YT.VALUE', 'YT.VALUE Read').replace('10 20', '10 20'),
      [['YT.VALUE', true]],
    ],
    ['a text that comes far too late', printed.replace('20', `${'x'.repeat(400)}20`), [['20', true]]],
  ])('names %s', (_, text, expected) => {
    expect(losses(text)).toEqual(expected);
  });
});
