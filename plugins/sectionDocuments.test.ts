import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {allSections} from '../src/lib/sections';
import {documentsOf} from './sectionDocuments';

const section = allSections.find(({id}) => id === 'data-sources')!;
const doc = (id: string, permalink: string, more = {}) => ({id, permalink, draft: false, unlisted: false, ...more});

const build = (docs: readonly object[]) =>
  ({
    baseUrl: '/',
    siteConfig: {trailingSlash: false},
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: {id: section.id},
        content: {
          loadedVersions: [
            {isLast: true, docs, sidebars: {[section.sidebar]: ['index', 'sync'].map((id) => ({type: 'doc', id}))}},
          ],
        },
      },
    ],
  }) as unknown as Props;

it('are those that can be found, in the order of the sidebar, at their addresses', () => {
  const docs = [
    doc('sync', '/data-sources/sync'),
    doc('secret', '/data-sources/secret', {unlisted: true}),
    doc('index', '/data-sources/'),
  ];
  expect(documentsOf(section, build(docs)).map(({permalink}) => permalink)).toEqual([
    '/data-sources',
    '/data-sources/sync',
  ]);
});

it('are missed in a build without the section', () => {
  expect(() => documentsOf(section, {...build([]), plugins: []})).toThrow('no section "data-sources"');
});
