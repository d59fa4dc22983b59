import {expect, test} from 'vitest';
import {pageHtml} from './pages';
import {publishedRoutes} from './parsed';

/** The first step from one heading to a deeper one that leaves a level out, as `h2 to h4`. */
function gapIn(html: string): string | undefined {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
  const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return gap === -1 ? undefined : `h${levels[gap - 1] ?? 0} to h${levels[gap]}`;
}

test('headings outline every page without gaps', () => {
  for (const route of publishedRoutes) {
    expect.soft(gapIn(pageHtml(route)), route).toBeUndefined();
  }
});

test('a gap is found', () => {
  expect(gapIn('<h1>a</h1><h2>b</h2><h2 id=c>c</h2><h3>d</h3>')).toBeUndefined();
  expect(gapIn('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('h2 to h4');
  expect(gapIn('<h2>a</h2>')).toBe('h0 to h2');
});
