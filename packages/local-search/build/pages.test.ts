import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
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

const contents = [
  {
    id: 'report',
    content: {
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
    } as unknown as LoadedContent,
  },
];

const site = {siteDir: '/site', baseUrl: '/', trailingSlash: false};

it('knows the pages a reader may find: no drafts, no unlisted pages', () => {
  expect(sitePages(contents, site).map(({url}) => url)).toEqual(['/report', '/report/category/faq']);
});

it('takes the keywords and the source from the page', () => {
  expect(sitePages(contents, site)[0]).toMatchObject({keywords: 'a, b', source: '/site/x.mdx'});
});

it('writes addresses as the site does, with or without a slash at the end', () => {
  expect(sitePages(contents, {...site, trailingSlash: true})[0]!.url).toBe('/report/');
});
