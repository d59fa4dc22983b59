import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {keyOfFile, PassedCache, readFiles, type ReadFile} from '../lib/passedCache';
import type {Check, CheckContext} from '../types';

/** The file as Prettier writes it, where that is otherwise. What Prettier cannot read, the compiler says better. */
async function formatted(root: string, {file, text}: ReadFile): Promise<(ReadFile & {after: string})[]> {
  const prettier = await import('prettier');
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return [];
  }
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(text, {...options, filepath: full}).catch(() => text);
  return text === after ? [] : [{file, text, after}];
}

/** Files that are not as Prettier writes them. */
const unformatted = ({root, files}: CheckContext) =>
  new PassedCache(root, 'format', ['.prettierrc.json', '.prettierignore']).faulty(
    readFiles(root, files),
    keyOfFile,
    (unknown) => Promise.all(unknown.map((source) => formatted(root, source))),
  );

/** First line, from 1, in which two texts differ. */
function firstDifference(before: string, after: string): number {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** One way of setting code, so that a comparison of two versions shows what was changed. */
export const format: Check = {
  name: 'format',
  description: 'code and stylesheets as Prettier sets them (.prettierrc.json)',
  run: async (context) =>
    (await unformatted(context)).map(({file, text, after}) => ({
      file,
      line: firstDifference(text, after),
      message: 'Not set as Prettier sets it.',
      fix: 'npm run check -- format --fix mends it.',
    })),
  async fix(context) {
    const found = await unformatted(context);
    found.forEach(({file, after}) => writeFileSync(path.join(context.root, file), after));
    return found.map(({file}) => file);
  },
};
