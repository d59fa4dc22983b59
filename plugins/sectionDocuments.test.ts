import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {allSections, sidebarName} from '../src/lib/sections';
import {documentsOf} from './sectionDocuments';

const section = allSections.find(({id}) => id === 'data-sources')!;
const documentsIn = (plugins: readonly object[]) =>
  documentsOf(section, {baseUrl: '/', siteConfig: {trailingSlash: false}, plugins} as unknown as Props);

it('are those that can be found, in the order of the sidebar, at their addresses', () => {
  const doc = (id: string, permalink: string, unlisted = false) => ({id, permalink, unlisted, draft: false});
  const docs = [
    doc('sync', '/data-sources/sync'),
    doc('secret', '/data-sources/secret', true),
    doc('index', '/data-sources/'),
  ];
  const sidebars = {[sidebarName(section.id)]: ['index', 'sync'].map((id) => ({type: 'doc', id}))};
  const content = {loadedVersions: [{isLast: true, docs, sidebars}]};
  const plugin = {name: 'docusaurus-plugin-content-docs', options: {id: section.id}, content};
  expect(documentsIn([plugin]).map(({permalink}) => permalink)).toEqual(['/data-sources', '/data-sources/sync']);
});

it('are missed in a build without the section', () =>
  expect(() => documentsIn([])).toThrow('no section "data-sources"'));
