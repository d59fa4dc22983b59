/** What figures show that is made of facts, and is in no record as they show it. */
import {inEach, type LocaleId, type Localized} from '../lib/locales';
import {reportFormula, reportRows} from '../product/exampleFigures';
import {facts} from '../product/facts';
import {formatNumber} from '../product/context';
import {machineLists, storedName, type MachineState} from '../product/stateMachines';
import type {DialogRow, FlowEdge, FlowNode, Line, State} from '../../packages/diagrams';

const {connectionTests, dataSources, functions, permissions, ports} = facts;

const stateLists = Object.values(machineLists);

/** Name of a data source without what follows in brackets. */
const shortName = (source: Localized): Localized => inEach((locale) => source[locale].split(' (')[0]!);

/** The one code of the connection test that only warns: the views in `rpt` are missing. */
const warning = 'YT-6005';

/** Codes of a step of the connection test: those that stop it, and the one that warns. */
function codeLines(codes: readonly string[]): Line[] {
  const stopping = codes.filter((code) => code !== warning).join(', ');
  const warns = {code: {sv: `${warning} varning`, en: `${warning} warning`}};
  return [{code: stopping}, ...(codes.includes(warning) ? [warns] : [])];
}

const hostsOn = (port: number): Line[] =>
  ports
    .filter((each) => each.port === port)
    .flatMap(({target}) => (typeof target === 'string' && target.endsWith('yttra.example') ? [{code: target}] : []));

const first = reportRows[0]!;
const account = `"@"&A${first.row}`;

function argumentFields(): DialogRow[] {
  const filled: Readonly<Record<string, object>> = {
    account: {value: account, call: 2},
    period: {value: '$C$2', call: 3},
  };
  const {arguments: all} = functions.find(({name}) => name === 'YT.BALANCE')!;
  return all.map(({name}) => ({row: 'field', label: name, mono: true, value: '', ...filled[name.en]}));
}

/** The rows of the tutorial's report; the first is selected, and the last called out. */
const sheetRows = () =>
  reportRows.map((row) => ({
    text: inEach((locale) => `${row.row}  ${row[locale]}`),
    side: inEach((locale) => formatNumber(row.amount, locale)),
    ...(row === first && {selected: true}),
    ...(row === reportRows.at(-1) && {call: 2}),
  }));

/** States with what they mean under them, or else the name by which machines know them. */
const statesWithDetail = (states: readonly MachineState[]): State[] =>
  states.map((state) => {
    const {id, sv, en, next, description} = state;
    return {id, name: {sv, en}, next: [...next], detail: description ?? {code: storedName(state)}};
  });

function sentencesOf(states: readonly MachineState[], locale: LocaleId): string {
  const nameOf = (id: string) => states.find((state) => state.id === id)?.[locale] ?? id;
  const [from, to] = {sv: ['Från', 'till'], en: ['From', 'to']}[locale];
  const meanings = states.flatMap(({description, ...state}) =>
    description ? [`${state[locale]}: ${description[locale]}.`] : [],
  );
  const changes = states.flatMap(({id, changes: all = []}) =>
    all.map((change) => `${from} ${nameOf(id)} ${to} ${nameOf(change.to)}: ${change[locale]}.`),
  );
  return [...meanings, ...changes].join(' ');
}

/** What each state means and every change as sentences of the data, so that figure, table and words cannot differ. */
export const changesInWords = (states: readonly MachineState[]): Localized =>
  inEach((locale) => sentencesOf(states, locale));

/** Words that figures show as `{tutorial.cell}`. */
export const computedTexts: Readonly<Record<string, string | Localized>> = {
  ...Object.fromEntries(stateLists.map((list) => [`changes.${list}`, changesInWords(facts[list])])),
  'dataSources.names': inEach((locale) => dataSources.map((source) => shortName(source)[locale]).join(', ')),
  'permissions.order': inEach((locale) => {
    const levels = permissions.levels.filter(({rank}) => rank > 0).sort((a, b) => a.rank - b.rank);
    return levels.map((level) => level[locale]).join(' < ');
  }),
  'tutorial.account': account,
  'tutorial.cell': `C${first.row}`,
  'tutorial.formula': inEach((locale) => reportFormula(first.row, locale)),
  'tutorial.amounts': inEach((locale) =>
    reportRows.map((row) => `${row[locale]} ${formatNumber(row.amount, locale)}`).join('; '),
  ),
};

/** Items that figures take into a list as `{from: connectionTest.1}`. */
export const computedItems: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(stateLists.map((list) => [list, statesWithDetail(facts[list])])),
  ...Object.fromEntries(connectionTests.map(({step, errors}) => [`connectionTest.${step}`, codeLines(errors)])),
  'dataSources.boxes': dataSources.map((source, row): FlowNode => {
    return {id: source.id, title: shortName(source), at: [0, row], tone: 'outside'};
  }),
  'dataSources.arrows': dataSources.map(({id}): FlowEdge => ({from: id, to: 'sync'})),
  'hosts.1433': hostsOn(1433),
  'tutorial.arguments': argumentFields(),
  'tutorial.rows': sheetRows(),
};
