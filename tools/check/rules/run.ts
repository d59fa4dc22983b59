import {didYouMean, distance, escapeRegExp} from '../../../packages/common';
import {filled, type LocaleId} from '../../../src/lib/locales';
import {lineAt} from '../corpus/page';
import {nameLists} from '../names';
import type {NamedCheck, CheckContext, Finding} from '../types';
import type {Groups} from './pattern';
import {readings, type ReadingName, type Text} from './readings';
import {tablesOf, type Rule, type Table} from './schema';

/** Beyond this many, names are not listed in a remedy. */
const mostNames = 12;

/** Whether a text holds a pattern, in which `{name}` is what the group has found. */
function holds(text: string, {source, flags}: RegExp, groups: Groups): boolean {
  const literal = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, escapeRegExp(value ?? '')]));
  return new RegExp(filled(source, literal), flags).test(text);
}

/** Ends of sentences, and line breaks before another block, item or row. None is longer than this. */
const sentenceEnd = /(?<!\b(?:kl|ca|nr|t\.ex|e\.g))[.!?;](?=\s)|\n(?=\s*(?:\n|[|>*<-]|\d+\.))/;
const reach = 500;

const sentenceAt = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - reach), at)
    .split(sentenceEnd)
    .at(-1)! + text.slice(at, at + reach).split(sentenceEnd, 1)[0]!;

const isExcused = ({unless = {}, beside}: Rule, {value}: Text, {index, groups}: Found, language: LocaleId): boolean =>
  (beside !== undefined && !holds(sentenceAt(value, index), beside[language]!, groups)) ||
  (unless.text !== undefined && holds(value, unless.text, groups)) ||
  (unless.before !== undefined && holds(value.slice(0, index), unless.before, groups));

const namesOf = ({known}: Rule): readonly string[] =>
  known === undefined ? [] : [...known.lists.flatMap((list) => nameLists[list]), ...known.also];

const nameIn = ({name, 0: whole = ''}: Groups): string => name ?? whole;

/** The name that may be meant; of names that other programs may have, one that is nearly the same. */
const nearestTo = (name: string, {known}: Rule, names: readonly string[]): string | undefined =>
  known?.within === undefined
    ? didYouMean(name, names)
    : names.find((other) => distance(name, other, known.within) <= known.within!);

/** How the signs that were found are written otherwise, for rules about signs. */
const formsOf = (whole: string): Groups => ({
  NFC: whole.normalize('NFC'),
  NFKC: whole.normalize('NFKC'),
  code: `U+${(whole.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
});

/** Places that a pattern finds, and what is to be written there, in the parts of a text that rules are about, but for known names. */
function placesOf(rule: Rule, text: Text, language: LocaleId) {
  const find = rule.find[language];
  const {value, parts} = text;
  // Most texts hold none, and to ask for one is quicker than to ask for all.
  if (find === undefined || value.search(find) === -1) return [];
  const names = namesOf(rule);
  return [...value.matchAll(find)].flatMap(({0: match, index, groups: matched}) => {
    const part = parts?.find(({from, to}) => from <= index && index < to);
    const whole = value.slice(index, Math.min(index + match.length, part?.to ?? value.length));
    const named = {...text.names, ...matched, 0: whole};
    const name = nameIn(named);
    if ((parts && !part) || names.includes(name)) return [];
    const nearest = names.length > 0 ? nearestTo(name, rule, names) : undefined;
    if (rule.known?.within !== undefined && nearest === undefined) return [];
    const groups: Groups = {...formsOf(whole), ...named, nearest};
    const becomes = rule.becomes?.[language];
    return [{index, whole, groups, becomes: becomes === undefined ? undefined : filled(becomes, groups)}];
  });
}

type Found = ReturnType<typeof placesOf>[number];

/** What to write instead; of a name, the one that may be meant. */
function remedyOf(rule: Rule, {groups, becomes}: Found, language: LocaleId): string | undefined {
  const written = rule.fix?.[language];
  if (rule.known && groups.nearest === undefined && written?.includes('{nearest}') !== false) {
    const names = namesOf(rule);
    return names.length > mostNames
      ? 'Add it to src/product/facts, or take it away.'
      : `Write one of ${names.join(', ')}.`;
  }
  const fix = written ?? (becomes && `Write ${becomes} instead.`);
  return fix === undefined ? undefined : filled(fix, groups);
}

/** The finding of some places that are one: those of a rule that speaks once, or a single one. */
function findingOf(table: Table, rule: Rule, text: Text, places: readonly Found[], language: LocaleId): Finding {
  const [first, last] = [places[0]!, places.at(-1)!];
  const {offset} = text;
  const fix = remedyOf(rule, first, language);
  const edits = places.map(({index, whole, becomes}) => {
    const start = offset! + index;
    return {start, end: start + whole.length, text: becomes!};
  });
  return {
    file: text.file,
    line: lineAt(text, first.index),
    message: filled(rule.says ?? table.says ?? '', first.groups),
    ...(fix && {fix}),
    ...(rule.covers && {covers: lineAt(text, last.index + last.whole.length)}),
    ...(table.explains && {explains: table.explains.map((name) => filled(name, {file: text.file}))}),
    ...(rule.becomes && offset !== undefined && {mend: edits}),
  };
}

/** The languages of a text in which a rule is to be tried: once, when it is the same in all of them. */
const languagesOf = ({find}: Rule, {languages}: Text): readonly LocaleId[] =>
  find.sv === find.en ? languages.slice(0, 1) : languages;

function findingsOf(table: Table, rule: Rule, text: Text, language: LocaleId): Finding[] {
  const places = placesOf(rule, text, language).filter(
    (found) => found.becomes !== found.whole && !isExcused(rule, text, found, language),
  );
  const once = rule.once ?? table.once;
  const apart = once && places.length > 0 ? [places] : places.map((place) => [place]);
  return apart.map((group) => findingOf(table, rule, text, group, language));
}

const readingNames = Object.keys(readings) as ReadingName[];

export const findingsOfTable = (table: Table, context: CheckContext): Finding[] =>
  readingNames.flatMap((name) => {
    const rules = table.rules.filter(({reads = table.reads}) => reads.includes(name));
    const texts = rules.length === 0 ? [] : readings[name](context);
    return texts.flatMap((text) =>
      rules.flatMap((rule) => languagesOf(rule, text).flatMap((language) => findingsOf(table, rule, text, language))),
    );
  });

export const tableFindings = (check: string, context: CheckContext): Finding[] =>
  tablesOf(check).flatMap((table) => findingsOfTable(table, context));

/** Whether a check, or a table of it, can mend something in its place. */
export const isMending = ({name, mends}: NamedCheck): boolean =>
  mends === true || tablesOf(name).some(({rules}) => rules.some(({becomes}) => becomes !== undefined));
