import {readdirSync} from 'node:fs';
import path from 'node:path';
import {addressOf, type PageEdit} from '../../finished-pages';
import {editScriptList} from '../boot/scriptList';
import type {DeliveryOptions} from '../options';
import {readGenerated} from './generated';
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

/**
 * A page that loads its routes before `main`, which asks for them.
 *
 * @throws when the page does not say which scripts it loads
 */
export function withRoutes(html: string, address: string): string {
  return editScriptList(html, (beginning) => `${beginning}${address} `);
}

/** Lets the routes of each page come together with `main`, not after it. */
export function pageShards({shards}: Pick<DeliveryOptions, 'shards'>) {
  return {
    name: 'shards',
    prepare({generatedFilesDir, outDir, baseUrl}) {
      const scripts = shardScripts(outDir);
      const numbers = new Map(
        splitRoutes(readGenerated(generatedFilesDir), shards).shards.flatMap((shard, number) =>
          shard.map(({route}) => [comparable(decodeURI(route.path)), number] as const),
        ),
      );
      return ({name}) => {
        const script = scripts.get(numbers.get(comparable(addressOf(name, baseUrl))) ?? -1);
        return (html) => (script === undefined ? html : withRoutes(html, baseUrl + script));
      };
    },
  } satisfies PageEdit;
}
