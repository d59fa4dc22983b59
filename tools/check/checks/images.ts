import {existsSync} from 'node:fs';
import path from 'node:path';
import {lineOf, nodesOf} from '../corpus/page';
import type {Check, CheckContext} from '../types';

/** The file of the other colour mode: `x-dark.svg` of `x.svg`. */
const darkTwin = (file: string): string => file.replace(/(\.\w+)$/, '-dark$1');

/** The file in the other language: `x.en.png` of `x.sv.png`. Images without a language have no words in them. */
const twinIn = (language: string, file: string): string =>
  file.replace(/\.(?:sv|en)(?=(?:-dark)?\.\w+$)/, `.${language}`);

function missingOf(url: string, {root}: CheckContext) {
  const file = `static${decodeURI(url)}`;
  const isMissing = (name: string) => !existsSync(path.join(root, name));
  if (isMissing(file)) {
    return [{message: `There is no image ${file}.`, fix: 'Add it, or correct the name.'}];
  }
  const fix =
    'Add it. Readers have a light and a dark mode: x-dark.svg is shown instead of x.svg in the dark one, a copy of it if it suits both; x.en.svg is x.sv.svg in English.';
  return [darkTwin(file), twinIn('sv', file), twinIn('en', file)]
    .filter(isMissing)
    .map((twin) => ({message: `The image ${url} has no counterpart ${twin}.`, fix}));
}

/** Images exist for every reader: in both modes and languages, and described. */
export default {
  description: 'images exist, with a text alternative, in both modes and languages; drawings hold no script',
  page: (page, context) =>
    nodesOf(page, 'image')
      .filter(({url}) => url.startsWith('/'))
      .flatMap((node) => missingOf(node.url, context).map((fault) => ({...fault, line: lineOf(node)}))),
} satisfies Check;
