import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import leanDelivery from './index';
import {assertReplaced, handedIn, leftOut} from './replaced';

const siteDir = path.resolve(__dirname, '../..');
const {resolve} = createRequire(__filename);
const client = handedIn.map(({by}) => path.join(__dirname, 'client', by));

it('lets a client pass that is as it should be', () =>
  expect(() => assertReplaced([...client, path.join(siteDir, 'src/a.ts')])).not.toThrow());

it.each([
  ...Object.keys(leftOut).map((module) => resolve(module)),
  '/site/.docusaurus/docusaurus.config.mjs',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/styles.module.css',
])('%s in the client fails the build', (file) =>
  expect(() => assertReplaced([...client, file])).toThrow('is in the build'),
);

it.each(handedIn)('$by not in the client fails it, too', ({by, importer}) =>
  expect(() => assertReplaced(client.filter((file) => !file.endsWith(by)))).toThrow(`See how ${importer}`),
);

it('options that fetch ahead what no page could have are refused', () => {
  const options = {chunks: {}, stylesheets: {figures: []}, themeStylesheet: 'x.css'};
  const make = (part: string) => () =>
    leanDelivery({siteDir} as LoadContext, {...options, ahead: {content: {stylesheets: [part]}}});
  expect(make('figures')).not.toThrow();
  expect(make('figure')).toThrow('options.ahead.content names "figure"');
});
