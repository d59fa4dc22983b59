import {expect, test} from 'vitest';
import {attribute, type Element, rawText} from '../../packages/common';
import {all, Page} from '../../packages/html-page';
import {publishedRoutes, site} from './site';

/** The first step from one heading to a deeper one that leaves a level out, as `h2 to h4`. */
function gapIn({headings}: Page): string | undefined {
  const levels = headings.map(({level}) => level);
  const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return gap === -1 ? undefined : `h${levels[gap - 1] ?? 0} to h${levels[gap]}`;
}

test('headings outline every page without gaps', () => {
  for (const route of publishedRoutes) {
    expect.soft(gapIn(site.pageAt(route)), route).toBeUndefined();
  }
});

test('headings carry a direct link with their own words as title', () => {
  for (const route of publishedRoutes) {
    for (const link of site.pageAt(route).all('.hash-link')) {
      const heading = link.parentNode as Element;
      const words = rawText(heading.childNodes[0]!).trim();
      expect.soft(attribute(link, 'href'), route).toBe(`#${attribute(heading, 'id')}`);
      expect.soft(attribute(link, 'title') ?? attribute(link, 'aria-label'), route).toContain(words);
    }
  }
});

test('no page is called in the menu what its category is called', () => {
  for (const route of publishedRoutes) {
    for (const category of site.pageAt(route).all('.theme-doc-sidebar-menu > li')) {
      const [name, ...pages] = all(category, 'a').map(rawText);
      expect.soft(pages, route).not.toContain(name);
    }
  }
});

test.each([
  ['<h1>a</h1><h2>b</h2><h2 id=c>c</h2><h3>d</h3>', undefined],
  ['<h1>a</h1><h2>b</h2><h4>c</h4>', 'h2 to h4'],
  ['<h2>a</h2>', 'h0 to h2'],
])('a gap is found: %s', (html, gap) => expect(gapIn(new Page('a.html', html))).toBe(gap));
