import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {categoryAt, categoryOf, firstCategory, holdsPage, neighbours, pagesInOrder, translated} from './sidebarPaths';

const page = (href: string, label: string, extra = {}): PropSidebarItem => ({type: 'link', href, label, ...extra});
const category = (href: string, label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  href,
  label,
  items,
  collapsed: true,
  collapsible: true,
});

const sidebar = [
  page('/report/intro', 'Om Yttra Rapport'),
  category('/report/category/användarmanual-1', 'Användarmanual', [page('/report/login', 'Logga in')]),
  category('/report/category/faq-1', 'FAQ', [
    page('/report/faq/errors', 'Felmeddelanden'),
    category('/report/category/inre', 'Inre', [page('/report/faq/inner', 'Inre sida')]),
  ]),
  page('/report/excel-addin', 'Dold', {unlisted: true}),
  page('https://www.yttra.example', 'Utanför'),
];

describe('pages of a sidebar', () => {
  it('stand in reading order, category pages before their pages', () => {
    expect(pagesInOrder(sidebar).map(({title}) => title)).toEqual([
      'Om Yttra Rapport',
      'Användarmanual',
      'Logga in',
      'FAQ',
      'Felmeddelanden',
      'Inre',
      'Inre sida',
    ]);
  });

  it('have neighbours across category borders', () => {
    expect(neighbours(sidebar, '/report/login')).toEqual({
      previous: {permalink: '/report/category/användarmanual-1', title: 'Användarmanual'},
      next: {permalink: '/report/category/faq-1', title: 'FAQ'},
    });
    expect(neighbours(sidebar, '/report/intro')!.previous).toBeUndefined();
    expect(neighbours(sidebar, '/report/elsewhere')).toBeNull();
  });

  it('are found by an encoded address too', () => {
    expect(categoryAt(sidebar, '/report/category/anv%C3%A4ndarmanual-1')?.label).toBe('Användarmanual');
    expect(categoryAt(sidebar, '/report/login')).toBeUndefined();
  });

  it('belong to their innermost category', () => {
    expect(categoryOf(sidebar, '/report/faq/inner')?.label).toBe('Inre');
    expect(categoryOf(sidebar, '/report/faq/errors')?.label).toBe('FAQ');
    expect(categoryOf(sidebar, '/report/intro')).toBeUndefined();
    expect(firstCategory(sidebar)?.label).toBe('Användarmanual');
  });

  it('can be held without being listed', () => {
    expect(holdsPage(sidebar, '/report/excel-addin')).toBe(true);
    expect(holdsPage(sidebar, '/report/nope')).toBe(false);
  });

  it('name a neighbouring category as the translated sidebar does', () => {
    const own = {
      previous: {permalink: '/report/category/faq-1', title: 'Vanliga frågor'},
      next: {permalink: '/report/faq/errors', title: 'Egen titel'},
    };
    expect(translated(sidebar, own)).toEqual({
      previous: {permalink: '/report/category/faq-1', title: 'FAQ'},
      next: own.next,
    });
    expect(translated(sidebar, {})).toEqual({previous: undefined, next: undefined});
  });
});
