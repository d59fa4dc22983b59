import {readRegistry, readRoutes, type Generated} from './generated';

/** As Docusaurus 3.7.0 writes it: a section with four pages, one of them under a nested list, and a page outside. */
export const routesCode = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', 'be6'),
    exact: true
  },
  {
    path: '/api',
    component: ComponentCreator('/api', '7d3'),
    routes: [
      {
        path: '/api/b',
        component: ComponentCreator('/api/b', 'bbb'),
        exact: true,
        sidebar: "apiSidebar"
      },
      {
        path: '/api/A',
        component: ComponentCreator('/api/A', 'aaa'),
        exact: true,
        sidebar: "apiSidebar"
      },
      {
        path: '/api/c',
        component: ComponentCreator('/api/c', 'ccc'),
        exact: true
      },
      {
        path: '/api/nested',
        component: ComponentCreator('/api/nested', 'nes'),
        routes: [
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const line = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

export const registryCode = `export default {\n${[
  line('page', '@theme/DocItem'),
  line('root', '@theme/DocRoot'),
  line('a', '@site/docs/A.mdx'),
  line('b', '@site/docs/b.mdx'),
  line('c', '@site/docs/c.mdx'),
  line('find', '@site/src/pages/search.tsx'),
].join('\n')}\n};\n`;

/** The same, read. */
export const generated: Generated = {
  routes: readRoutes(routesCode),
  registry: readRegistry(registryCode),
  chunkNames: {
    '/search-be6': {__comp: 'find'},
    '/api-7d3': {__comp: 'root'},
    '/api/nested-nes': {__comp: 'root'},
    '/api/A-aaa': {__comp: 'page', content: 'a'},
    '/api/b-bbb': {__comp: 'page', content: 'b'},
    '/api/c-ccc': {__comp: 'page', items: ['c']},
  },
};
