import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {categoryAt, categoryOf, firstCategory, holdsPage, menuItems, neighbours, translated} from './sidebarPaths';

const page = (href: string, label: string, extra = {}): PropSidebarItem => ({type: 'link', href, label, ...extra});
const category = (name: string, label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  ...{type: 'category', href: `/report/category/${name}`, label, items, collapsed: true, collapsible: true},
});

const sidebar = [
  page('/report/intro', 'Om Yttra Rapport'),
  category('användarmanual-1', 'Användarmanual', [page('/report/login', 'Logga in')]),
  category('faq-1', 'FAQ', [
    page('/report/faq/errors', 'Felmeddelanden'),
    category('inre', 'Inre', [page('/report/faq/inner', 'Inre sida')]),
  ]),
  page('/report/excel-addin', 'Dold', {unlisted: true}),
  page('https://www.yttra.example', 'Utanför'),
];

it.each([
  ['/report/intro', undefined, 'Användarmanual'],
  ['/report/login', 'Användarmanual', 'FAQ'],
  ['/report/faq/inner', 'Inre', undefined],
])('the neighbours of %s, across the borders of categories, are %s and %s', (pathname, previous, next) => {
  const found = neighbours(sidebar, pathname)!;
  expect([found.previous?.title, found.next?.title]).toEqual([previous, next]);
});

it.each([
  ['/report/faq/inner', 'Inre'],
  ['/report/faq/errors', 'FAQ'],
  ['/report/intro', undefined],
])('%s belongs to its innermost category, %s', (pathname, label) =>
  expect(categoryOf(sidebar, pathname)?.label).toBe(label),
);

it('a category is found by its address, encoded too; a page can be held without being listed', () => {
  expect(categoryAt(sidebar, '/report/category/anv%C3%A4ndarmanual-1')?.label).toBe('Användarmanual');
  expect(categoryAt(sidebar, '/report/login')).toBeUndefined();
  expect(firstCategory(sidebar)?.label).toBe('Användarmanual');
  expect([holdsPage(sidebar, '/report/excel-addin'), holdsPage(sidebar, '/report/nope')]).toEqual([true, false]);
  expect(neighbours(sidebar, '/report/excel-addin')).toBeNull();
});

it('a menu lists a category of one page as that page', () => {
  expect(menuItems(sidebar).slice(0, 3)).toMatchObject([sidebar[0], {label: 'Logga in'}, {label: 'FAQ'}]);
});

it('a neighbouring category is named as the translated sidebar does', () => {
  const previous = {permalink: '/report/category/faq-1', title: 'Vanliga frågor'};
  const next = {permalink: '/report/faq/errors', title: 'Egen titel'};
  expect(translated(sidebar, {previous, next})).toEqual({previous: {...previous, title: 'FAQ'}, next});
  expect(translated(sidebar, {})).toEqual({previous: undefined, next: undefined});
});
