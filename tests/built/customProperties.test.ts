import {expect, test} from 'vitest';
import {site} from './site';

/** Where custom properties are defined: in styles, the `style` of markup included, and by scripts. */
const definition = /(?<![\w-])(--[\w-]+)(?=["'`]?\s*:)|setProperty\(\s*["'`](--[\w-]+)/g;
/** Where they are used: in styles, attributes of drawings, and scripts that write either. */
const use = /\bvar\(\s*(--[\w-]+)/g;

interface File {
  readonly name: string;
  readonly text: string;
}

/** Properties that files use and none of them defines, with one file that does: `--x in a.css`. */
function undefinedProperties(files: readonly File[]): string[] {
  const defined = new Set(
    files.flatMap(({text}) => [...text.matchAll(definition)].map((match) => match[1] ?? match[2]!)),
  );
  const used = new Map(files.flatMap(({name, text}) => [...text.matchAll(use)].map((match) => [match[1]!, name])));
  return [...used].filter(([property]) => !defined.has(property)).map(([property, name]) => `${property} in ${name}`);
}

test('every custom property that is used is defined: in styles, markup and scripts, also of the theme', () => {
  const files = ['css', 'html', 'js', 'svg'].flatMap((kind) =>
    site.filesOf(kind).map((name) => ({name, text: site.text(name)})),
  );
  const isUsed = (extension: string) => files.some(({name, text}) => name.endsWith(extension) && text.match(use));
  // Otherwise the test would look in the wrong place.
  expect(['.css', '.html', '.js'].map(isUsed)).toEqual([true, true, true]);
  expect(undefinedProperties(files)).toEqual([]);
});

test.each([
  ['a style', 'a.css', 'p{--y:1;color:var(--x)}'],
  ['a style with something to fall back on', 'a.css', 'p{color:var(--x, red)}'],
  ['markup', 'a.html', '<path stroke="var(--x)"/>'],
  ['a script', 'a.js', 'e("g",{stroke:"var(--x)"})'],
])('one that is used in %s and not defined is found', (_, name, text) =>
  expect(undefinedProperties([{name, text}])).toEqual([`--x in ${name}`]),
);
