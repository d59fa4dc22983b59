import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Known} from '../lib/known';
import {errorAt} from '../problem';
import type {Check, CheckContext} from '../types';

interface Formatted {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The file as Prettier writes it; `undefined` where it is not asked to, or cannot read it, which the compiler says better. */
async function formatted(root: string, file: string, before: string): Promise<Formatted | undefined> {
  const prettier = await import('prettier');
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return undefined;
  }
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(before, {...options, filepath: full}).catch(() => before);
  return {file, before, after};
}

/** Files that are not as Prettier writes them. */
async function unformatted({root, files}: CheckContext): Promise<Formatted[]> {
  const known = new Known(root, 'format', ['.prettierrc.json', '.prettierignore']);
  const unknown = files
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
    .filter(({file, text}) => !known.has(file, text));
  const all = await Promise.all(unknown.map(({file, text}) => formatted(root, file, text)));
  const found = all.filter((file) => file !== undefined).filter(({before, after}) => before !== after);
  unknown.filter(({file}) => !found.some((one) => one.file === file)).forEach(({file, text}) => known.add(file, text));
  known.save();
  return found;
}

/** First line, from 1, in which two texts differ. */
function firstDifference({before, after}: Formatted): number {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** One way of setting code, so that a comparison of two versions shows what was changed. */
export const format: Check = {
  name: 'format',
  description: 'code and stylesheets as Prettier sets them (.prettierrc.json)',
  run: async (context) =>
    (await unformatted(context)).map((found) =>
      errorAt(
        found.file,
        firstDifference(found),
        'Not set as Prettier sets it.',
        'npm run check -- format --fix mends it.',
      ),
    ),
  async fix(context) {
    const found = await unformatted(context);
    found.forEach(({file, after}) => writeFileSync(path.join(context.root, file), after));
    return found.map(({file}) => file);
  },
};
