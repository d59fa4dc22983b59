import {afterEach, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import path from 'node:path';
import leanDelivery from './index';

const siteDir = path.resolve(__dirname, '../..');
const options = {chunks: {}, stylesheets: {figures: []}, themeStylesheet: 'x.css', ahead: {}} as const;
const make = (ahead: Record<string, {stylesheets?: string[]}> = {}) =>
  leanDelivery({siteDir} as LoadContext, {...options, ahead});
const configure = (isServer: boolean, config: object) =>
  make().configureWebpack!(config, isServer, {} as never, undefined) as {resolve: {alias: object}; plugins: object[]};

afterEach(() => vi.unstubAllEnvs());

it('aliases come before those of the framework', () =>
  expect(Object.keys(configure(true, {resolve: {alias: {'@generated': '/g'}}}).resolve.alias).at(-1)).toBe(
    '@generated',
  ));

it('a plugin of the framework that is to be taken out and is not there stops the build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const context = {siteDir, siteConfig: {}, generatedFilesDir: path.join(siteDir, '.cache/lean-delivery-test')};
  const {configureWebpack} = leanDelivery(context as unknown as LoadContext, options);
  expect(() => configureWebpack!({plugins: [new Map()]} as never, false, {} as never, undefined)).toThrow(
    'the framework no longer uses ChunkAssetPlugin',
  );
});

it('options that fetch ahead what no page could have are refused', () => {
  expect(() => make({content: {stylesheets: ['figures']}})).not.toThrow();
  expect(() => make({content: {stylesheets: ['figure']}})).toThrow('options.ahead.content names "figure"');
});
