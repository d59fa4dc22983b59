import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import replacedModules, {replaced} from './index';

const siteDir = path.resolve(__dirname, '../..');
const plugin = () => replacedModules({siteDir} as LoadContext);
const {resolve} = createRequire(__filename);

describe('replaced modules', () => {
  let outDir: string;
  const write = (name: string, text: string) => writeFile(path.join(outDir, 'assets', name), text);

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'replaced-modules-'));
    await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
    await mkdir(path.join(outDir, 'assets/js'), {recursive: true});
    await write('css/styles.css', '.yt-lead{}');
    await write('js/main.js', 'run()');
  });
  afterEach(() => rm(outDir, {recursive: true}));

  const postBuild = () => plugin().postBuild!({outDir} as Parameters<NonNullable<ReturnType<typeof plugin>['postBuild']>>[0]);

  it('exist in the installed framework', () => {
    replaced.forEach(({module}) => expect(() => resolve(module)).not.toThrow());
  });

  it('get an alias for the request that the framework writes', () => {
    const {resolve: config} = plugin().configureWebpack!({} as never, false, {} as never, undefined) as {resolve: {alias: object}};
    expect(Object.keys(config.alias)).toContain(`${resolve('@docusaurus/theme-classic/lib/prism-include-languages.js').replace(/\.js$/, '')}$`);
  });

  it('get an alias in one file when they are replaced there only', () => {
    const {module} = plugin().configureWebpack!({} as never, false, {} as never, undefined) as {module: {rules: object[]}};
    expect(module.rules).toContainEqual({
      include: resolve('@docusaurus/core/lib/client/docusaurus.js'),
      resolve: {alias: {'./prefetch$': path.join(siteDir, 'plugins/replaced-modules/prefetch.js')}},
    });
  });

  it.each(replaced.filter(({only}) => only))('$module still holds the text that would betray it', async ({module, trace}) => {
    expect(await readFile(resolve(module), 'utf8')).toContain(trace.text);
  });

  it.each(replaced.flatMap(({only}) => only ?? []))('$in still asks for $request', async ({in: file, request}) => {
    expect(await readFile(resolve(file), 'utf8')).toMatch(new RegExp(`(from |require\\()["']${request}["']`));
  });

  it('pass when they are not in the build', async () => {
    await expect(postBuild()).resolves.toBeUndefined();
  });

  it.each(replaced)('$module in the build fails it', async ({module, trace}) => {
    await write(`${trace.extension.slice(1)}/other${trace.extension}`, `x ${trace.text} y`);
    await expect(postBuild()).rejects.toThrow(`${module} is in the build although`);
  });
});
