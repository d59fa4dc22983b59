import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';
import {expect, it, vi} from 'vitest';
import {queueReloads, type SiteModule} from './devServer';

/** A site that only knows which plugins have reloaded it; all reloads but that of `bad` succeed. */
function queued() {
  const begun: string[] = [];
  const reload = async (site: readonly string[], name: string) => {
    begun.push(name);
    await setTimeout(30);
    if (name === 'bad') throw new Error(name);
    return [...site, name];
  };
  const framework: SiteModule<readonly string[], string> = {
    reloadSite: (site) => reload(site, 'site'),
    reloadSitePlugin: reload,
  };
  queueReloads(framework);
  // Asking twice changes nothing more.
  queueReloads(framework);
  return {begun, ask: (name: string) => framework.reloadSitePlugin([], name), askAll: () => framework.reloadSite([])};
}

it('of reloads that are asked for together the newer stands on the older', async () => {
  const {ask, askAll} = queued();
  expect(await Promise.all([ask('a'), ask('b'), askAll()])).toEqual([['a'], ['a', 'b'], ['a', 'b', 'site']]);
});

it('a reload that has not begun serves all who ask for it; one that runs does not', async () => {
  const {begun, ask} = queued();
  const turns = [ask('a'), ask('a'), ask('b')];
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  turns.push(ask('a'));
  expect(await Promise.all(turns)).toEqual([['a'], ['a'], ['a', 'b'], ['a', 'b', 'a']]);
});

it('a reload that fails is reported, and the next begins from the last that did not', async () => {
  const {ask} = queued();
  expect(await Promise.allSettled([ask('a'), ask('bad'), ask('c')])).toMatchObject([
    {value: ['a']},
    {reason: new Error('bad')},
    {value: ['a', 'c']},
  ]);
});

it('the framework has the functions, and calls them through its module', () => {
  const requireHere = createRequire(__filename);
  const site = requireHere('@docusaurus/core/lib/server/site') as object;
  const names = ['reloadSite', 'reloadSitePlugin'];
  expect(names.map((name) => Object.getOwnPropertyDescriptor(site, name)?.writable)).toEqual([true, true]);
  const {createReloadableSite} = requireHere('@docusaurus/core/lib/commands/start/utils') as {
    createReloadableSite: () => unknown;
  };
  expect(names.filter((name) => createReloadableSite.toString().includes(`site_1.${name})`))).toEqual(names);
});
