import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {LocalSearchOptions} from './options';
import {sitePages} from './pages';

const doc = (permalink: string, more: object = {}) => ({
  permalink,
  title: permalink,
  description: '',
  source: '@site/x.mdx',
  unlisted: false,
  draft: false,
  frontMatter: {},
  ...more,
});

const category = (permalink: string) => ({
  type: 'category',
  label: permalink,
  items: [],
  link: {type: 'generated-index', permalink, title: permalink},
});

const content = {
  'docusaurus-plugin-content-docs': {
    report: {
      loadedVersions: [
        {
          docs: [
            doc('/report/', {frontMatter: {keywords: ['a', 'b']}}),
            doc('/report/hidden', {unlisted: true}),
            doc('/report/hidden-in-start', {frontMatter: {unlisted: true}}),
            doc('/report/draft', {draft: true}),
          ],
          sidebars: {main: [category('/report/category/faq')]},
        },
      ],
    },
  },
};

const options = {sections: [{id: 'report', label: {sv: 'Rapport', en: 'Report'}}]};

function pages(trailingSlash: boolean, more: Partial<LocalSearchOptions> = {}) {
  const site = {siteDir: '/site', baseUrl: '/', siteConfig: {trailingSlash}} as LoadContext;
  return sitePages(site, content, {...options, ...more});
}

it('knows the pages a reader may find, with their keywords and sources: no drafts, no unlisted pages', () => {
  expect(pages(false).map(({url}) => url)).toEqual(['/report', '/report/category/faq']);
  expect(pages(false)[0]).toMatchObject({keywords: 'a, b', source: '/site/x.mdx'});
  expect(pages(false, {isLeftOut: (url) => url.includes('category')})).toHaveLength(1);
  // Addresses end as the site's do.
  expect(pages(true)[0]!.url).toBe('/report/');
});
