import type {DataProblem} from '../problem';
import {locate} from '../record-label';
import type {ProductData} from '../schemas';

type Path = readonly (string | number)[];

/** What is left of `{limits.session}` when no fact has that name (see `told.ts`), codes and functions. */
const mentions = /\{[a-z]\w*\.[\w.]+\}|\bYT-\d{4}\b|\bYT\.[A-Z]{2,}\b/g;

/** Facts, error codes and functions that a text names although they do not exist. */
export function mentionProblems(data: ProductData): DataProblem[] {
  const known = new Set([...data.errors.map(({code}) => code), ...data.functions.map(({name}) => name)]);
  return textsOf(data, []).flatMap(({path, text}) =>
    (text.match(mentions) ?? [])
      .filter((name) => !known.has(name))
      .map((name) => ({...locate(data, path), message: `names ${name}, which does not exist`})),
  );
}

function textsOf(value: unknown, path: Path): {path: Path; text: string}[] {
  if (typeof value === 'string') {
    return [{path, text: value}];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsOf(item, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => textsOf(item, [...path, name]));
  }
  return [];
}
