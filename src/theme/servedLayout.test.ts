import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {layoutKeys, metadataKeys} from '../../packages/lean-delivery';

const manifest = createRequire(__filename).resolve('@docusaurus/theme-classic/package.json');
/** The theme's layout of a page, and ours in its place. */
const layouts = [path.join(path.dirname(manifest), 'lib/theme/DocItem'), path.join(__dirname, 'DocItem')];

/** The properties that the layouts ask an object for. */
function askedOf(object: string): Set<string> {
  const asks = new RegExp(String.raw`\b${object}\.(\w+)|\{([\w, ]+)\} = ${object}\b`, 'g');
  const found = layouts.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:js|tsx)$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(asks)])
      .flatMap(([, one, several]) => one ?? several!.split(', ')),
  );
  return new Set(found);
}

it.each([
  // Keywords and the description stand in the head.
  ['frontMatter', ['keywords', ...layoutKeys], 'hide_table_of_contents'],
  // The row of tags is not shown (src/theme/DocItem/Footer); the date stands in the text (src/page/PageHead.tsx).
  ['metadata', ['description', 'tags', 'lastUpdatedAt', 'lastUpdatedBy', ...metadataKeys], 'title'],
] as const)('the layout of a page asks its %s for nothing that is not sent', (object, known, sure) => {
  const asked = askedOf(object);
  expect(asked).toContain(sure);
  expect([...asked].filter((key) => !known.some((name) => name === key))).toEqual([]);
});
