import {setTimeout} from 'node:timers/promises';

/** The part of the framework's module `server/site` by which the development server reloads. */
export interface SiteModule<Site, Identifier> {
  reloadSite(site: Site): Promise<Site>;
  reloadSitePlugin(site: Site, plugin: Identifier): Promise<Site>;
}

/**
 * Milliseconds from the turn of a reload to its beginning. The framework's watcher (chokidar 3) reports only the first of
 * the changes of a file within 50 ms, which may be that it was emptied to be written.
 */
const settling = 60;

const queued = new WeakSet<object>();

/**
 * Lets reloads of the development server run one at a time, each on what the one before has made. The framework starts
 * them side by side, so that of two the older can win. One that has not begun yet serves all who ask for the same.
 *
 * @param framework its module, which is changed; asking twice changes nothing more
 */
export function queueReloads<Site, Identifier>(framework: SiteModule<Site, Identifier>): void {
  if (queued.has(framework)) {
    return;
  }
  queued.add(framework);
  const {reloadSite, reloadSitePlugin} = framework;
  const waiting = new Map<string, Promise<Site>>();
  let last: Promise<unknown> = Promise.resolve();
  let newest: Site | undefined;

  const inTurn = (key: string, reload: () => Promise<Site>): Promise<Site> => {
    const begin = async () => {
      await setTimeout(settling);
      waiting.delete(key);
      return (newest = await reload());
    };
    const turn = waiting.get(key) ?? last.then(begin, begin);
    waiting.set(key, turn);
    last = turn;
    return turn;
  };

  framework.reloadSite = (site) => inTurn('site', () => reloadSite(newest ?? site));
  framework.reloadSitePlugin = (site, plugin) =>
    inTurn(JSON.stringify(plugin), () => reloadSitePlugin(newest ?? site, plugin));
}
