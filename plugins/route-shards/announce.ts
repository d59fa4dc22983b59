import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {editPage} from '../built-pages/files';
import type {Split} from './split';

/** Built script of each shard, relative to the output, by the shard's number. */
export function shardScripts(outDir: string): ReadonlyMap<number, string> {
  const names = readdirSync(path.join(outDir, 'assets/js'));
  return new Map(names.flatMap((name) => {
    const number = /^routes-(\d+)\.\w+\.js$/.exec(name)?.[1];
    return number === undefined ? [] : [[Number(number), `assets/js/${name}`]];
  }));
}

/** Where a page names the scripts that plugins/boot loads. */
const scriptList = 'data-load="';

/**
 * A page that loads its routes before `main`, which asks for them.
 *
 * @throws when the page does not say which scripts it loads
 */
export function withRoutes(html: string, address: string): string {
  if (!html.includes(scriptList)) {
    throw new Error('plugins/route-shards: a page does not name its scripts (data-load, see plugins/boot), so there is no place for its routes.');
  }
  return html.replace(scriptList, () => `${scriptList}${address} `);
}

/** File of a page; `undefined` for a route that has none, as one that a plugin adds for the client only. */
function pageFile(route: string, baseUrl: string, outDir: string): string | undefined {
  const relative = decodeURI(route.slice(baseUrl.length));
  return [`${relative}.html`, `${relative}/index.html`].map((name) => path.join(outDir, name)).find((file) => existsSync(file));
}

/** Lets the routes of each page come together with `main`, not after it. */
export function announceShards({shards}: Split, outDir: string, baseUrl: string): void {
  const scripts = shardScripts(outDir);
  const pages = shards.flatMap((shard, number) => shard.map(({route}) => ({file: pageFile(route.path, baseUrl, outDir), number})));
  for (const {file, number} of pages) {
    const script = scripts.get(number);
    if (file !== undefined && script !== undefined) {
      editPage(file, (html) => withRoutes(html, baseUrl + script));
    }
  }
}
