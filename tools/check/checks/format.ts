import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import {projectFiles} from '../lib/projectFiles';
import type {Check, Problem} from '../types';

interface Formatted {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The file as Prettier writes it; `undefined` where it is not asked to, or cannot read it, which the compiler says better. */
async function formatted(root: string, file: string): Promise<Formatted | undefined> {
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return undefined;
  }
  const before = readFileSync(full, 'utf8');
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(before, {...options, filepath: full}).catch(() => before);
  return {file, before, after};
}

/** Files that are not as Prettier writes them. */
async function unformatted(root: string): Promise<Formatted[]> {
  const files = await Promise.all(projectFiles(root).map((file) => formatted(root, file)));
  return files.filter((file) => file !== undefined).filter(({before, after}) => before !== after);
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
  run: async ({root}) =>
    (await unformatted(root)).map((found): Problem => ({
      file: found.file,
      line: firstDifference(found),
      message: 'Not set as Prettier sets it.',
      fix: 'npm run check -- format --fix mends it.',
      severity: 'error',
    })),
  async fix({root}) {
    const files = await unformatted(root);
    files.forEach(({file, after}) => writeFileSync(path.join(root, file), after));
    return files.map(({file}) => file);
  },
};
