/** Rows of fact tables that are more than a list of the facts: with fields that are computed. */
import type {RichPart} from '../../components/Rich';
import {apiErrorAnchor, endpointId} from '../anchors';
import {inEach, otherLocale, type Localized} from '../../lib/locales';
import {addressHref, addressText, formatNumber, listSeparators, local} from '../context';
import {facts, phrases, schema} from '../facts';
import {exampleClosing, exampleMovement, reportRows} from '../exampleFigures';
import {join} from '../rich';
import {storedName, type MachineState} from '../stateMachines';
import {schemasFor, stepsFrom, versions} from '../versions';
import type {Computed} from './cells';

const linkTo =
  (text: Localized, href: string): Computed =>
  ({locale}) => [{text: local(text, locale), href}];

const addressLink =
  (address: string): Computed =>
  ({locale}) => {
    const href = addressHref(address);
    return href ? [{text: addressText(address, locale), href}] : [{code: address}];
  };

const leastRole = (role: string | undefined): Localized =>
  facts.roles.find(({id}) => id === role) ?? {sv: 'Alla', en: 'Everyone'};

/** States with what stores them, and the states that can follow each. */
const states = (all: readonly MachineState[]) =>
  all.map((state) => ({
    ...state,
    stored: storedName(state),
    followers: state.next.flatMap((next) => all.filter(({id}) => id === next)),
  }));

/** The licences of a scope by their Swedish names, or words for having none. */
const licences =
  ({licences: names, licence}: (typeof facts.fortnoxScopes)[number]): Computed =>
  ({locale}) => {
    const parts = names.map((name): RichPart => (locale === 'sv' ? name : {words: name, lang: 'sv'}));
    const or = {sv: ' eller ', en: ' or '}[locale];
    return licence
      ? local(licence, locale)
      : [...join(parts.slice(0, -1), ', '), ...(parts.length > 1 ? [or] : []), ...parts.slice(-1)];
  };

/** Accounts that show the signs; without a type the movement of the period. */
type SignExample = readonly [account: string, type?: 'CB'];

const signExamples: readonly SignExample[] = [['3000:3999'], ['@NETOMS'], ['@RES'], ['1510', 'CB'], ['2440', 'CB']];

/** The formula of an example, with the list separator that the language's Windows has, and its result. */
function balance([account, type]: SignExample) {
  const values = [account, facts.exampleFigures.period, ...(type ? [type] : [])].map((value) => `"${value}"`);
  const amount = type === undefined ? exampleMovement(account) : exampleClosing(account);
  return {
    account,
    formula: inEach((locale) => `=YT.BALANCE(${values.join(listSeparators[locale])})`),
    amount: inEach((locale) => formatNumber(amount, locale)),
  };
}

export const computedRows: Readonly<Record<string, readonly object[]>> = {
  addresses: facts.addresses.map((row) => ({...row, link: addressLink(row.address)})),
  ports: facts.ports.map((row) => ({...row, number: `${row.protocol} ${row.port}`})),
  apiErrors: facts.httpApi.errors.map((row) => ({...row, anchor: apiErrorAnchor(row.code)})),
  endpoints: facts.httpApi.endpoints.map((row) => {
    const id = endpointId(row.method, row.path);
    const link: Computed = () => [{code: `${row.method} ${row.path}`, href: `/api/api#${id}`}];
    return {...row, id, link};
  }),
  limits: facts.limits.map((row) => ({...row, quantity: phrases.get(`limits.${row.id}`)})),
  schedules: facts.schedules.map((row) => ({...row, when: phrases.get(`schedules.${row.id}`)})),
  releases: facts.releases.map((row) => ({
    ...row,
    news: inEach((locale) => row.changes.map((change) => change[locale]).join(' ')),
  })),
  versions: versions.map((row) => ({...row, schemas: schemasFor(row.release)})),
  changes: versions.flatMap(({name: version, date, changes: all}) => all.map((change) => ({...change, version, date}))),
  upgradeSteps: facts.releases
    .map((row) => ({...row, steps: stepsFrom(row), isSameDay: stepsFrom(row) > 1}))
    .filter(({steps}) => steps > 0)
    .reverse(),
  // Words without a section of their own are for writers.
  glossary: facts.glossary.flatMap((row) => {
    const otherWord: Computed = ({locale}) => [{words: local(row, otherLocale(locale)), lang: otherLocale(locale)}];
    return row.home === undefined ? [] : [{...row, link: linkTo(row, `/${row.home}`), otherWord}];
  }),
  permissionLevels: facts.permissions.levels.map((row) => {
    const objects = facts.permissions.objects.filter(({levels}) => row.id in levels);
    return {...row, for: row.for ?? objects};
  }),
  ribbon: facts.ribbon.map((row) => ({...row, leastRole: leastRole(row.role)})),
  portalMenus: facts.portalMenus.map((row) => ({...row, leastRole: leastRole(row.role)})),
  programSwitches: facts.programSwitches.map((row) => ({...row, id: `${row.program} ${row.name}`})),
  dataSources: facts.dataSources.map((row) => ({...row, guide: linkTo(row, `/${row.route}`)})),
  fortnoxScopes: facts.fortnoxScopes.map((row) => ({...row, licence: licences(row)})),
  syncStates: states(facts.syncStates),
  dataSourceStates: states(facts.dataSourceStates),
  vitecStates: states(facts.vitecStates),
  mailStates: states(facts.mailStates),
  databaseTables: [...schema.tables, ...schema.views].map(({columns, ...row}) => ({
    ...row,
    columns: columns.map(({name}: {readonly name: string}) => name),
  })),
  functionSigns: signExamples.map(balance),
  firstReport: reportRows,
};
