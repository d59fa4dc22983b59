import type {DataProblem} from '../problem';
import {locate} from '../record-label';
import type {ProductData} from '../schemas';

type Path = readonly (string | number)[];

/**
 * Faults between the two languages: a text in one language only, or place-holders `{n}` that differ.
 * Covers every pair `sv`/`en` and `<name>Sv`/`<name>En` wherever it stands.
 */
export function languageProblems(data: ProductData): DataProblem[] {
  return pairProblems(data, data, []);
}

function pairProblems(root: ProductData, value: unknown, path: Path): DataProblem[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pairProblems(root, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const fields = value as Record<string, unknown>;
  const own = Object.keys(fields).flatMap((name) => {
    const twin = twinOf(name);
    // A function argument is written in English in the code itself, so only its Swedish name is a text.
    return twin === undefined || (name === 'nameSv' && 'name' in fields)
      ? []
      : twinProblems(root, fields, name, twin, path);
  });
  const nested = Object.entries(fields).flatMap(([name, item]) => pairProblems(root, item, [...path, name]));
  return [...own, ...nested];
}

/** Name of the same field in the other language. */
function twinOf(name: string): string | undefined {
  if (name === 'sv') return 'en';
  if (name === 'en') return 'sv';
  if (name.endsWith('Sv')) return `${name.slice(0, -2)}En`;
  if (name.endsWith('En')) return `${name.slice(0, -2)}Sv`;
  return undefined;
}

function twinProblems(
  root: ProductData,
  fields: Record<string, unknown>,
  name: string,
  twin: string,
  path: Path,
): DataProblem[] {
  if (fields[twin] === undefined) {
    return [{...locate(root, [...path, twin]), message: `missing, although "${name}" is there`}];
  }
  const swedish = name === 'sv' || name.endsWith('Sv');
  if (!swedish || placeholders(fields[name]) === placeholders(fields[twin])) {
    return [];
  }
  return [{...locate(root, [...path, twin]), message: `place-holders differ from "${name}"`}];
}

function placeholders(value: unknown): string {
  return typeof value === 'string' ? [...new Set(value.match(/\{\d\}/g))].sort().join('') : '';
}
