import {afterAll, beforeAll, expect, it, vi} from 'vitest';

const other = [
  {id: 'a', label: {sv: 'Avsnitt', en: 'Part'}, landing: '/a/first', sidebar: 'aSidebar', inNavbar: true},
  {id: 'b', label: {sv: 'Bilaga', en: 'Appendix'}, landing: '/b', sidebar: 'bSidebar', inNavbar: false},
];

// Files share their modules, so those that have read the real sections are loaded anew.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../src/lib/sections', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    allSections: other,
    sectionIds: ['a', 'b'],
  }));
});
afterAll(() => {
  vi.doUnmock('../src/lib/sections');
  vi.resetModules();
});

it('a section that is written down once is in plugins, navbar, pages and redirects', async () => {
  const {redirectTable} = await import('../deploy/routing/redirects');
  const {customFields} = await import('./site');
  const {navbar} = await import('./theme');
  const {docsPlugins, presetDocs} = await import('./sections');
  expect(presetDocs()).toMatchObject({id: 'a', path: 'docs-a'});
  expect(docsPlugins()).toMatchObject([['@docusaurus/plugin-content-docs', {id: 'b', path: 'docs-b'}]]);
  expect(navbar().items[0]).toMatchObject({docsPluginId: 'a', sidebarId: 'aSidebar', label: 'Avsnitt'});
  expect(navbar().items).toHaveLength(3);
  expect(customFields().sections).toEqual({a: {label: 'Avsnitt', to: '/a/first'}, b: {label: 'Bilaga', to: '/b'}});
  const redirects = redirectTable(['/a/first', '/b']);
  expect(redirects.get('/a')).toBe('/a/first');
  expect(redirects.has('/b')).toBe(false);
});
