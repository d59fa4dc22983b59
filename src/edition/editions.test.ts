import {expect, it} from 'vitest';
import {editionOfSidebar, isEdition, siblingCategory, sidebarOf} from './editions';

it.each([
  ['reportSidebar', 'all'],
  ['excelSidebar', 'excel'],
  [sidebarOf('web'), 'web'],
  ['apiSidebar', null],
  [undefined, null],
])('the sidebar %s is of the edition %s', (name, edition) => expect(editionOfSidebar(name)).toBe(edition));

it.each([
  ['/report/category/faq', 'all', 'excel', '/report/category/faq-1'],
  ['/en/report/category/faq-1', 'excel', 'web', '/en/report/category/faq-2'],
  ['/report/category/användarmanual-2', 'web', 'all', '/report/category/användarmanual'],
  ['/report/category/faq', 'all', 'all', '/report/category/faq'],
] as const)('%s of %s is in %s %s', (href, from, to, sibling) => expect(siblingCategory(href, from, to)).toBe(sibling));

it('knows what is not an edition', () =>
  expect(['all', 'excel', 'web', null, '', 'mac', 1].filter(isEdition)).toEqual(['all', 'excel', 'web']));
