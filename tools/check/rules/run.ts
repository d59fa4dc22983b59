import {didYouMean} from '../../../packages/common';
import {filled} from '../../../src/lib/filled';
import type {Language} from '../corpus/layout';
import type {Check, CheckContext, Problem} from '../types';
import {nameLists} from '../names/lists';
import type {Groups} from './pattern';
import {readings, type ReadingName} from './readings';
import type {Rule, Table} from './schema';
import {tableOf} from './table';
import type {Text} from './text';

/** A place that breaks a rule. */
export interface Breach {
  readonly rule: Rule;
  readonly problem: Problem;
}

/** What a pattern has found. */
interface Found {
  readonly text: Text;
  readonly index: number;
  readonly groups: Groups;
}

/** Beyond this many, names are not listed in a remedy. */
const mostNames = 12;

const escaped = (text = ''): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text holds a pattern, in which `{name}` is what the group has found. */
function holds(text: string, {source, flags}: RegExp, groups: Groups): boolean {
  const literal = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, escaped(value)]));
  return new RegExp(filled(source, literal), flags).test(text);
}

const isExcused = ({unless = {}}: Rule, {text: {value}, index, groups}: Found): boolean =>
  (unless.text !== undefined && holds(value, unless.text, groups)) ||
  (unless.before !== undefined && holds(value.slice(0, index), unless.before, groups));

const namesOf = ({known}: Rule): readonly string[] =>
  known === undefined ? [] : [...known.lists.flatMap((list) => nameLists[list]), ...known.also];

/** Places that a pattern finds, in the parts of a text that rules are about. */
function placesOf(find: RegExp, text: Text): Found[] {
  const {value, parts} = text;
  // Most texts hold none, and to ask for one is quicker than to ask for all.
  if (value.search(find) === -1) return [];
  return [...value.matchAll(find)].flatMap(({0: whole, index, groups}) => {
    const part = parts?.find(({from, to}) => from <= index && index < to);
    const end = Math.min(index + whole.length, part?.to ?? value.length);
    return parts && !part ? [] : [{text, index, groups: {...text.names, ...groups, 0: value.slice(index, end)}}];
  });
}

/** What to write instead; of a name, the one that may be meant. */
function remedyOf(rule: Rule, fix: string | undefined, {nearest, ...groups}: Groups): string | undefined {
  if (rule.known && nearest === undefined) {
    const names = namesOf(rule);
    return names.length > mostNames
      ? 'Add it to src/product/facts, or take it away.'
      : `Write one of ${names.join(', ')}.`;
  }
  return fix === undefined ? undefined : filled(fix, {...groups, nearest});
}

function problemOf(table: Table, rule: Rule, {text, index, groups: found}: Found, language: Language): Problem {
  const nearest = didYouMean(nameIn(found), namesOf(rule));
  const groups = {...found, nearest};
  const becomes = rule.becomes?.[language];
  const replacement = becomes === undefined ? undefined : filled(becomes, groups);
  const fix = remedyOf(rule, rule.fix?.[language] ?? (replacement && `Write ${replacement} instead.`), groups);
  const start = (text.offset ?? 0) + index;
  const line = text.line + (text.value.slice(0, index).match(/\n/g)?.length ?? 0);
  return {
    file: text.file,
    line,
    message: filled(rule.says ?? table.says ?? '', groups),
    ...(fix !== undefined && {fix}),
    severity: 'error',
    ...(rule.covers && {covers: line}),
    ...(table.explains && {explains: table.explains.map((name) => filled(name, {file: text.file}))}),
    ...(replacement !== undefined &&
      text.offset !== undefined && {mend: [{start, end: start + found[0]!.length, text: replacement}]}),
  };
}

const nameIn = ({name, 0: whole = ''}: Groups): string => name ?? whole;

/** The languages of a text in which a rule is to be tried: once, when it is the same in all of them. */
const languagesOf = ({find}: Rule, {languages}: Text): readonly Language[] =>
  find.sv === find.en ? languages.slice(0, 1) : languages;

function breachesOf(table: Table, rule: Rule, text: Text, language: Language): Breach[] {
  const find = rule.find[language];
  if (find === undefined) return [];
  const known = namesOf(rule);
  const breaches = placesOf(find, text).filter(
    (found) => !isExcused(rule, found) && !known.includes(nameIn(found.groups)),
  );
  const reported = table.once ? breaches.slice(0, 1) : breaches;
  return reported.map((found) => ({rule, problem: problemOf(table, rule, found, language)}));
}

/** Every place of some texts that breaks one of a table's rules, with the rule. */
export const breachesIn = (table: Table, rules: readonly Rule[], texts: readonly Text[]): Breach[] =>
  texts.flatMap((text) =>
    rules.flatMap((rule) => languagesOf(rule, text).flatMap((language) => breachesOf(table, rule, text, language))),
  );

const readingNames = Object.keys(readings) as ReadingName[];

/** Every place that breaks a rule of a table, with the rule. */
export const breachesOfTable = (table: Table, context: CheckContext): Breach[] =>
  readingNames.flatMap((name) => {
    const rules = table.rules.filter(({reads = table.reads}) => reads.includes(name));
    return rules.length === 0 ? [] : breachesIn(table, rules, readings[name](context));
  });

/** What the rules of a table find wrong. */
export const tableProblems = (name: string, context: CheckContext): Problem[] =>
  breachesOfTable(tableOf(name), context).map(({problem}) => problem);

/** A check that is nothing but its table, which is read when it is first asked. */
export const tableCheck = (name: string): Check => ({
  name,
  get description() {
    return tableOf(name).description ?? name;
  },
  get mends() {
    return tableOf(name).rules.some(({becomes}) => becomes !== undefined);
  },
  run: (context) => tableProblems(name, context),
});
