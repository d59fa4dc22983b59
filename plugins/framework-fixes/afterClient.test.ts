import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type webpack from 'webpack';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import frameworkFixes from '.';

const ofFaster = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster/package.json'));
const {rspack} = ofFaster('@rspack/core') as {readonly rspack: typeof webpack};
const {dir, write} = scratchFolder();

/** What the two bundles of a build do, in order, with so much of the fixes' configuration. */
async function orderWith(keys: readonly string[]): Promise<string[]> {
  const entry = write('entry.js', 'export {};');
  const plugin = frameworkFixes({i18n: {currentLocale: 'sv'}, baseUrl: '/'} as LoadContext);
  const bundle = (name: string, isServer: boolean) => {
    const fixes = plugin.configureWebpack!({}, isServer, {currentBundler: {instance: rspack}} as never, undefined);
    const own = Object.fromEntries(Object.entries(fixes as object).filter(([key]) => keys.includes(key)));
    return {name, mode: 'development' as const, entry, output: {path: path.join(dir, name)}, ...own};
  };
  const compiler = rspack([bundle('client', false), bundle('server', true)]);
  const order: string[] = [];
  for (const {name, hooks} of compiler.compilers) {
    hooks.run.tap('test', () => void order.push(`${name} begins`));
    hooks.done.tap('test', () => void order.push(`${name} ends`));
  }
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  return order;
}

it('bundles are made at the same time by themselves, and one after the other with the fixes', async () => {
  expect((await orderWith([])).slice(0, 2)).toEqual(['client begins', 'server begins']);
  expect(await orderWith(['dependencies'])).toEqual(['client begins', 'client ends', 'server begins', 'server ends']);
});
