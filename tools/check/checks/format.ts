import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PassedCache} from '../lib/passedCache';
import {errorAt} from '../problem';
import type {Check, CheckContext} from '../types';

interface Source {
  readonly file: string;
  readonly before: string;
}

interface Formatted extends Source {
  readonly after: string;
}

/** The file as Prettier writes it, where that is otherwise. What Prettier cannot read, the compiler says better. */
async function formatted(root: string, {file, before}: Source): Promise<Formatted[]> {
  const prettier = await import('prettier');
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return [];
  }
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(before, {...options, filepath: full}).catch(() => before);
  return before === after ? [] : [{file, before, after}];
}

/** Files that are not as Prettier writes them. */
async function unformatted({root, files}: CheckContext): Promise<Formatted[]> {
  const passed = new PassedCache(root, 'format', ['.prettierrc.json', '.prettierignore']);
  const faulty = await passed.faulty(
    files.map((file): Source => ({file, before: readFileSync(path.join(root, file), 'utf8')})),
    ({file, before}) => [file, before],
    (unknown) => Promise.all(unknown.map((source) => formatted(root, source))),
  );
  return faulty.flatMap(({faults}) => faults);
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
