import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {queueReloads, type SiteModule} from './devServer';

/** A site that only knows which plugins have reloaded it; each reload ends when the test says. */
function fakeFramework() {
  const running: {end: () => void; fail: () => void}[] = [];
  const add = (site: readonly string[], name: string) =>
    new Promise<readonly string[]>((resolve, reject) =>
      running.push({end: () => resolve([...site, name]), fail: () => reject(new Error(name))}),
    );
  const framework: SiteModule<readonly string[], string> = {
    reloadSite: (site) => add(site, 'site'),
    reloadSitePlugin: add,
  };
  queueReloads(framework);
  // Asking twice changes nothing more.
  queueReloads(framework);
  return {framework, running, original: add};
}

/** The next reload has begun. */
const settled = () => setTimeout(100);

it('the framework lets the older reload win; in a queue the newer stands on the older', async () => {
  const {framework, running, original} = fakeFramework();
  const side = [original([], 'a'), original([], 'b')];
  running.forEach(({end}) => end());
  expect(await Promise.all(side)).toEqual([['a'], ['b']]);
  const turns = [framework.reloadSitePlugin([], 'a'), framework.reloadSitePlugin([], 'b'), framework.reloadSite([])];
  for (const index of [2, 3, 4]) {
    await settled();
    expect(running).toHaveLength(index + 1);
    running[index]!.end();
  }
  expect(await Promise.all(turns)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'site']]);
});

it('a reload that has not begun serves all who ask for it; one that runs does not', async () => {
  const {framework, running} = fakeFramework();
  const turns = ['a', 'a', 'a', 'b'].map((name, index) => {
    const turn = framework.reloadSitePlugin([], name);
    return index === 0 ? settled().then(() => turn) : turn;
  });
  await settled();
  const again = framework.reloadSitePlugin([], 'a');
  for (let index = 0; index < 3; index++) {
    await settled();
    running[index]!.end();
  }
  expect(await again).toEqual(['a', 'b', 'a']);
  await Promise.all(turns);
});

it('a reload that fails is reported, and the next begins from the last that did not', async () => {
  const {framework, running} = fakeFramework();
  const [good, bad, next] = ['a', 'b', 'c'].map((name) => framework.reloadSitePlugin([], name));
  await settled();
  running[0]!.end();
  await good;
  await settled();
  running[1]!.fail();
  await expect(bad).rejects.toThrow('b');
  await settled();
  running[2]!.end();
  expect(await next).toEqual(['a', 'c']);
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
