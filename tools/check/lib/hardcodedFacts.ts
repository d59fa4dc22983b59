import type {Page} from '../corpus/page';
import {exceptionsFile} from '../exceptions';
import {errorAt} from '../problem';
import type {Problem} from '../types';

/** Where facts are found: a page, or a file of the data or of a figure. */
export interface Source {
  /** From the project's folder. */
  readonly file: string;
  /** What exceptions name it by: the address of a page without the language, or the file. */
  readonly place: string;
}

export const sourceOf = ({file, route}: Page): Source => ({file, place: route});

/** Words of a source that a fact of the data says, too. */
export interface HardcodedFact {
  readonly source: Source;
  readonly line: number;
  readonly text: string;
  /** Facts that it may be, as their messages name them. */
  readonly ids: readonly string[];
  /** What draws each of them. */
  readonly elements: readonly string[];
  /** What exceptions may call it. */
  readonly names: readonly string[];
}

/**
 * Facts that sources have hardcoded without being excepted, and exceptions that no source needs.
 *
 * @param found every place where a source has a fact hardcoded
 * @param allowed what sources may hardcode, by their places
 */
export function hardcodedProblems(
  sources: readonly Source[],
  found: readonly HardcodedFact[],
  allowed: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Problem[] {
  const namesAt = (place: string) => Object.keys(allowed[place] ?? {});
  const hardcoded = found
    .filter(({source, names}) => !namesAt(source.place).some((name) => names.includes(name)))
    .map(({source, line, text, ids, elements}) =>
      errorAt(
        source.file,
        line,
        `"${text}" is defined in the data (${ids.join(', ')}) and hardcoded here.`,
        `Write ${elements.join(' or ')}. If it is something else, say so in ${exceptionsFile}.`,
      ),
    );
  const unneeded = sources.flatMap(({file, place}) =>
    namesAt(place)
      .filter((name) => !found.some(({source, names}) => source.place === place && names.includes(name)))
      .map((name) => errorAt(file, 1, `Nothing here hardcodes ${name}.`, `Take it out of ${exceptionsFile}.`)),
  );
  return [...hardcoded, ...unneeded];
}
