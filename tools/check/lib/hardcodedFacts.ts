import {z} from 'zod/v4';
import {localeIds} from '../../../src/lib/locales';
import type {Page} from '../corpus/page';
import {pattern, yamlFile} from '../rules/pattern';
import {committed} from '../../lib/changedFiles';
import type {Finding} from '../types';
import {firstOf, readText} from './text';

/** Where exceptions are listed, from the project's folder. */
const exceptionsFile = 'tools/check/exceptions.yml';

const reason = z.string().min(10);

/** By place, `*` for all of them, and by what is let through there, the reason. */
const byPlace = z.record(z.string(), z.record(z.string(), reason));

const schema = z.strictObject({
  facts: byPlace,
  states: byPlace,
  terms: z.array(z.strictObject({language: z.enum(localeIds), word: z.string(), beside: pattern, why: reason})),
});

/** What checks let through, each with its reason. */
export const exceptions = yamlFile(exceptionsFile, schema);

/** Where facts are found: a page, or a file of the data or of a figure. */
export interface Place {
  /** From the project's folder. */
  readonly file: string;
  /** What exceptions name it by: the address of a page without the language, or the file. */
  readonly place: string;
}

export const placeOf = ({file, route}: Page): Place => ({file, place: route});

/** Words that a fact of the data says, too. */
export interface HardcodedFact extends Place {
  readonly line: number;
  readonly text: string;
  /** Facts that it may be, as their messages name them, and what draws each of them. */
  readonly ids: readonly string[];
  readonly elements: readonly string[];
  /** What exceptions may call it. */
  readonly names: readonly string[];
}

/** What draws a fact, in pages and in the data. */
const drawn = /<(?:Value|State) of="[^>]*>|\{(?:limits|schedules)\.\w+\}/g;

/** What drew a fact in the last commit's file, and draws it less often now. */
function goneFrom(root: string, file: string): string[] {
  const [before, now] = [committed(root, file), readText(root, file)];
  const less = (each: string) => before.split(each).length > now.split(each).length;
  return firstOf(before.match(drawn)?.filter(less) ?? [], String);
}

/**
 * Facts that sources have hardcoded without being excepted, and exceptions that no source needs.
 *
 * @param found every place where a source has a fact hardcoded
 * @param allowed what sources may hardcode, by their places
 */
export function hardcodedFindings(
  root: string,
  sources: readonly Place[],
  found: readonly HardcodedFact[],
  allowed: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Finding[] {
  const namesAt = (place: string) => Object.keys(allowed[place] ?? {});
  const wrong = found.filter(({place, names}) => ![place, '*'].flatMap(namesAt).some((name) => names.includes(name)));
  const goneOf = new Map([...new Set(wrong.map(({file}) => file))].map((file) => [file, goneFrom(root, file)]));
  const hardcoded = wrong.map(({file, line, text, ids, elements}) => {
    const message = `"${text}" is defined in the data (${ids.join(', ')}) and hardcoded here.`;
    const gone = goneOf.get(file)!;
    const these = `If it says one of these, write ${elements.join(' or ')}; if something else, look that up in src/product/facts, for this may be wrong. Before an estimate, write “about” (“ungefär”). If it is no fact, say so in ${exceptionsFile}.`;
    const fix = gone.length > 0 ? `Put back ${gone.join(' or ')}.` : these;
    return {file, line, message, fix};
  });
  const fix = `Take it out of ${exceptionsFile}.`;
  const unneeded = sources.flatMap(({file, place}) =>
    namesAt(place)
      .filter((name) => !found.some((fact) => fact.place === place && fact.names.includes(name)))
      .map((name) => ({file, line: 1, message: `Nothing here hardcodes ${name}.`, fix})),
  );
  return [...hardcoded, ...unneeded];
}
