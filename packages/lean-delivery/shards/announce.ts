import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {PageEdit} from '../../finished-pages';
import type {DeliveryOptions} from '../options';
import {splitRoutes} from './index';
import {comparable} from './split';

/** Built script of each shard, relative to the output, by the shard's number. */
export function shardScripts(outDir: string): ReadonlyMap<number, string> {
  const names = readdirSync(path.join(outDir, 'assets/js'));
  return new Map(
    names.flatMap((name) => {
      const number = /^routes-(\d+)\.\w+\.js$/.exec(name)?.[1];
      return number === undefined ? [] : [[Number(number), `assets/js/${name}`]];
    }),
  );
}

/** Where a page names the scripts that boot.js loads. */
const scriptList = 'data-load="';

/**
 * A page that loads its routes before `main`, which asks for them.
 *
 * @throws when the page does not say which scripts it loads
 */
export function withRoutes(html: string, address: string): string {
  if (!html.includes(scriptList)) {
    throw new Error(
      'packages/lean-delivery, shards: a page does not name its scripts (data-load, see boot), so there is no place for its routes.',
    );
  }
  return html.replace(scriptList, () => `${scriptList}${address} `);
}

/** Lets the routes of each page come together with `main`, not after it. */
export function pageShards({shards}: Pick<DeliveryOptions, 'shards'>): PageEdit {
  return {
    name: 'shards',
    prepare({generatedFilesDir, outDir, baseUrl}) {
      const scripts = shardScripts(outDir);
      const numbers = new Map(
        splitRoutes(generatedFilesDir, shards).shards.flatMap((shard, number) =>
          shard.map(({route}) => [comparable(decodeURI(route.path)), number] as const),
        ),
      );
      return ({name}) => {
        const route = baseUrl + name.replace(/(?:\/index)?\.html$/, '');
        const script = scripts.get(numbers.get(comparable(route)) ?? -1);
        return (html) => (script === undefined ? html : withRoutes(html, baseUrl + script));
      };
    },
  };
}
