import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Props} from '@docusaurus/types';
import type {FinishedPage} from '../../finished-pages';
import {pageShards, withRoutes} from './announce';
import {shardOf} from './client/shardOf';
import {generated, registryCode, routesCode} from './fixture';
import {readRegistry, readRoutes} from './generated';
import {withoutDocumentLists} from './globalData';
import {importers} from './index';
import {split} from './split';
import {filesOf} from './write';

const parts = split(generated.routes, {kept: 2, together: 2});

describe('reading what the framework generates', () => {
  it('keeps paths, hashes and attributes', () =>
    expect(generated.routes[1]!.routes![0]).toEqual({
      path: '/api/b',
      component: ['/api/b', 'bbb'],
      exact: true,
      sidebar: 'apiSidebar',
    }));
  it('keeps how a chunk is loaded', () =>
    expect(generated.registry.get('a')).toBe('() => import(/* webpackChunkName: "a" */ "@site/docs/A.mdx")'));
  it('refuses routes in another form', () =>
    expect(() => readRoutes('export default {};')).toThrow('no list of routes'));
  it('refuses a registry in another form', () =>
    expect(() => readRegistry(registryCode.replace('() => import', 'async () => import'))).toThrow('not understood'));
});

describe('splitting', () => {
  it('leaves a small section as it is', () => {
    const {shards, routes} = split(generated.routes, {kept: 3, together: 2});
    expect(shards).toEqual([]);
    expect(routes[1]!.routes).toHaveLength(4);
    expect(routes[1]).not.toHaveProperty('list');
  });

  it('takes the pages of a large one out, sorted without regard to case', () =>
    expect(parts.shards.map((shard) => shard.map(({route}) => route.path))).toEqual([
      ['/api/A', '/api/b'],
      ['/api/c'],
    ]));

  it('keeps pages outside, routes with routes, and the one for what does not exist', () => {
    expect(parts.routes.map(({route}) => route.path)).toEqual(['/search', '/api', '*']);
    expect(parts.routes[1]!.routes!.map(({route}) => route.path)).toEqual(['/api/nested']);
  });
});

describe('the written modules', () => {
  const files = filesOf(parts, generated, true);
  /** Runs modules as the bundler would: imports become parameters, exports a result. */
  const run = (code: string, names: readonly string[], values: readonly unknown[]) =>
    new Function(
      ...names,
      `${code
        .replace(/^import .*$/gm, '')
        .replace('export default', 'const result =')
        .replace(
          /^export /gm,
          '',
        )}\nreturn {result: typeof result === 'undefined' ? undefined : result, lists: typeof lists === 'undefined' ? undefined : lists}`,
    )(...values);

  it('say where each shard begins', () =>
    expect(files['shards.js']).toContain('export const first = ["/api/a","/api/c"];'));

  it('keep in the registry what several shards or the kept routes need', () => {
    const names = Object.keys(run(files['registry.js']!, [], []).result as object);
    expect(names.toSorted()).toEqual(['find', 'page', 'root']);
  });

  it('put a page back into its list, with its chunks, when its shard is run', () => {
    const creator = (...args: string[]) => args;
    const {result, lists} = run(files['routes.js']!, ['ComponentCreator'], [creator]) as {
      result: {routes?: object[]}[];
      lists: object[][];
    };
    const registry: Record<string, unknown> = {};
    const chunkNames: Record<string, unknown> = {};
    expect(result[1]!.routes).toHaveLength(1);
    const shard = files['shard-0.js']!.replace(/^import .*$/gm, '');
    const hashes: Record<string, unknown> = {};
    const names = ['__webpack_require__', 'ComponentCreator', 'registry', 'chunkNames', 'lists'];
    new Function(...names, shard)({hashes}, creator, registry, chunkNames, lists);
    expect(result[1]!.routes).toContainEqual({
      path: '/api/A',
      exact: true,
      sidebar: 'apiSidebar',
      component: ['/api/A', 'aaa'],
    });
    expect(Object.keys(registry)).toEqual(['a', 'b']);
    expect(Object.keys(hashes)).toEqual(['a', 'b']);
    expect(Object.keys(chunkNames)).toEqual(['/api/A-aaa', '/api/b-bbb']);
  });
});

describe('the shard of a path', () => {
  const first = ['/api/a', '/api/m', '/report/a'];
  it.each([
    ['/api/a', 0],
    ['/api/lease', 0],
    ['/API/M', 1],
    ['/api/m/', 1],
    ['/api/m.html', 1],
    ['/report/z', 2],
    ['/about', -1],
  ] as const)('%s is in %i', (pagePath, shard) => expect(shardOf(pagePath, first)).toBe(shard));
});

describe('the routes of a page', () => {
  it('stand before its other scripts', () =>
    expect(withRoutes('<script data-load="/a.js /b.js">boot()</script>', '/r.js')).toBe(
      '<script data-load="/r.js /a.js /b.js">boot()</script>',
    ));
  it('need the list of scripts', () => expect(() => withRoutes('<p>', '/r.js')).toThrow('does not name its scripts'));

  it('are written into the pages of each shard', async () => {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'shards-'));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
      writeFileSync(path.join(outDir, name), text);
    };
    write('assets/js/routes-0.12ab.js', '');
    write('assets/js/routes-1.34cd.js', '');
    write('routes.js', routesCode);
    write('registry.js', registryCode);
    write('routesChunkNames.json', '{}');
    const edit = pageShards({shards: {kept: 2, together: 2}});
    const each = await edit.prepare({generatedFilesDir: outDir, outDir, baseUrl: '/'} as Props);
    const scripts = async (name: string) => {
      const change = await each({name} as FinishedPage);
      return /data-load="([^"]*)"/.exec(change('<script data-load="/a.js /b.js"></script>'))![1];
    };
    expect(await scripts('api/A.html')).toBe('/assets/js/routes-0.12ab.js /a.js /b.js');
    expect(await scripts('api/c/index.html')).toBe('/assets/js/routes-1.34cd.js /a.js /b.js');
    expect(await scripts('search.html')).toBe('/a.js /b.js');
    rmSync(outDir, {recursive: true});
  });
});

describe('data of every page', () => {
  const version = {name: 'current', docs: [{id: 'a'}], sidebars: {x: {}}};
  const data = (versions: object[]) => ({
    'docusaurus-plugin-content-docs': {api: {path: '/api', versions}},
    other: {x: 1},
  });

  it('loses the documents of a section with one version, and nothing else', () =>
    expect(withoutDocumentLists(data([version]))).toEqual(data([{...version, docs: []}])));
  it('keeps them where there are several', () =>
    expect(withoutDocumentLists(data([version, version]))).toEqual(data([version, version])));
});

const {resolve} = createRequire(__filename);

it.each(importers.flatMap(({module, requests}) => requests.map((name) => [module, name] as const)))(
  '%s still asks for ./%s',
  (module, name) => expect(readFileSync(resolve(module), 'utf8')).toMatch(new RegExp(`from '\\./${name}'`)),
);
