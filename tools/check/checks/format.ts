import path from 'node:path';
import {readFiles, unlessPassed, type ReadFile} from '../lib/passed';
import {rewritten} from '../lib/text';
import type {Check, Finding} from '../types';

/** First line, from 1, in which two texts differ. */
function firstDifference(before: string, after: string): number {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** Where a file is not as Prettier writes it. What Prettier cannot read, the compiler says better. */
async function findingsOf(root: string, {file, text}: ReadFile): Promise<Finding[]> {
  const prettier = await import('prettier');
  const full = path.join(root, file);
  const {ignored, inferredParser} = await prettier.getFileInfo(full, {ignorePath: path.join(root, '.prettierignore')});
  if (ignored || inferredParser === null) {
    return [];
  }
  const options = await prettier.resolveConfig(full);
  const after = await prettier.format(text, {...options, filepath: full}).catch(() => text);
  const place = {file, line: firstDifference(text, after)};
  return text === after ? [] : [{...place, message: 'Not set as Prettier sets it.', mend: rewritten(text, after)}];
}

/** One way of setting code, so that a comparison of two versions shows what was changed. */
export default {
  description: 'code and stylesheets as Prettier sets them (.prettierrc.json)',
  mends: true,
  run: ({root, files}) =>
    unlessPassed(
      {root, name: 'format', judges: ['.prettierrc.json', '.prettierignore']},
      readFiles(root, files),
      (unknown) => Promise.all(unknown.map((source) => findingsOf(root, source))),
    ),
} satisfies Check;
