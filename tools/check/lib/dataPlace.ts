import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DataProblem} from '../../../src/product/data/problem';

const folder = 'src/product/data/json';

/** Where something stands in a file of the project. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** What a problem names, from the outermost in: the list, the record and what lies in it, the field. */
function namesIn({record, field}: DataProblem): string[] {
  const parts = [...record.split(' '), ...field.split('.')];
  return parts.flatMap((part, index) => (index === 0 ? part.split('.') : [part])).filter((part) => /\D/.test(part));
}

/** Line of the innermost name, each looked for after the one around it; a name that is not there is passed over. */
function lineOf(text: string, names: readonly string[]): number {
  const end = names.reduce((from, name) => {
    const found = text.indexOf(`"${name}"`, from);
    return found < 0 ? from : found;
  }, 0);
  return text.slice(0, end).split('\n').length;
}

/**
 * Finds the record that a problem names in the files of the product data.
 *
 * @param root project folder, absolute
 * @returns the folder, line 1, when no file has such a list
 */
export function dataPlace(root: string, problem: DataProblem): Place {
  const names = namesIn(problem);
  for (const name of readdirSync(path.join(root, folder))) {
    const file = `${folder}/${name}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    if (names[0]! in (JSON.parse(text) as object)) {
      return {file, line: lineOf(text, names)};
    }
  }
  return {file: folder, line: 1};
}
