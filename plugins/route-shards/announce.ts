import {existsSync, readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Split} from './split';

/** Built script of each shard, relative to the output, by the shard's number. */
export function shardScripts(outDir: string): ReadonlyMap<number, string> {
  const names = readdirSync(path.join(outDir, 'assets/js'));
  return new Map(names.flatMap((name) => {
    const number = /^routes-(\d+)\.\w+\.js$/.exec(name)?.[1];
    return number === undefined ? [] : [[Number(number), `assets/js/${name}`]];
  }));
}

/**
 * A page that says in its head which file comes after `main`.
 *
 * @throws when the page has no style sheet, behind which the link is put
 */
export function withPreload(html: string, address: string): string {
  const styleSheet = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/.exec(html)?.[0];
  if (styleSheet === undefined) {
    throw new Error('plugins/route-shards: a page has no style sheet, so there is no place for the link to its routes.');
  }
  return html.replace(styleSheet, () => `${styleSheet}<link rel="preload" as="script" href="${address}">`);
}

/** File of a page; `undefined` for a route that has none, as one that a plugin adds for the client only. */
function pageFile(route: string, baseUrl: string, outDir: string): string | undefined {
  const relative = decodeURI(route.slice(baseUrl.length));
  return [`${relative}.html`, `${relative}/index.html`].map((name) => path.join(outDir, name)).find((file) => existsSync(file));
}

/** Lets the routes of each page come together with `main`, not after it. */
export async function announceShards({shards}: Split, outDir: string, baseUrl: string): Promise<void> {
  const scripts = shardScripts(outDir);
  const pages = shards.flatMap((shard, number) => shard.map(({route}) => ({file: pageFile(route.path, baseUrl, outDir), number})));
  for (const {file, number} of pages) {
    const script = scripts.get(number);
    if (file !== undefined && script !== undefined) {
      await writeFile(file, withPreload(await readFile(file, 'utf8'), baseUrl + script));
    }
  }
}
