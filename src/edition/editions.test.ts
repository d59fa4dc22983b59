import {describe, expect, it} from 'vitest';
import {editionOfSidebar, isEdition, siblingCategory, sidebarOf} from './editions';

describe('editions', () => {
  it('a sidebar belongs to one edition', () => {
    expect(editionOfSidebar('reportSidebar')).toBe('all');
    expect(editionOfSidebar('excelSidebar')).toBe('excel');
    expect(editionOfSidebar(sidebarOf('web'))).toBe('web');
  });

  it('sections without editions have none', () => {
    expect(editionOfSidebar('apiSidebar')).toBeNull();
    expect(editionOfSidebar(undefined)).toBeNull();
  });

  it('finds the same category in the other editions, in both languages', () => {
    expect(siblingCategory('/report/category/faq', 'all', 'excel')).toBe('/report/category/faq-1');
    expect(siblingCategory('/en/report/category/faq-1', 'excel', 'web')).toBe('/en/report/category/faq-2');
    expect(siblingCategory('/report/category/användarmanual-2', 'web', 'all')).toBe('/report/category/användarmanual');
    expect(siblingCategory('/report/category/faq', 'all', 'all')).toBe('/report/category/faq');
  });

  it('knows what is not an edition', () => {
    expect(['all', 'excel', 'web'].every(isEdition)).toBe(true);
    expect([null, '', 'mac', 1].some(isEdition)).toBe(false);
  });
});
