import {serializeOuter} from 'parse5';
import {expect, it} from 'vitest';
import {bookPage} from './fixture';
import {rewrite, targetOf} from './links';

const site = 'https://docs.example';
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
