import {describe, expect, it} from 'vitest';
import {errorFamilies, errors, functions, glossary, httpApi, iniKeys, limits, schema} from '../../../src/data';
import {endpointId} from '../anchors';
import {factTables} from '../factTables';
import {models} from '../er/model';
import type {Context} from '../context';
import {termId} from './terms';
import {resolvers} from './index';

const swedish: Context = {locale: 'sv'};
const english: Context = {locale: 'en'};

function resolve(name: string, attributes: Record<string, string> = {}, context: Context = swedish) {
  const resolver = resolvers.get(name);
  if (!resolver) throw new Error(`no resolver ${name}`);
  return resolver.resolve(attributes, context);
}

/** Every way to ask for everything that the data has. */
const everything: [string, Record<string, string>][] = [
  ...errorFamilies.map(({id}) => ['ErrorCatalogue', {family: id}] as [string, Record<string, string>]),
  ...[...new Set(errors.map(({page}) => page))].map((page) => ['ErrorIndex', {page}] as [string, Record<string, string>]),
  ['ErrorList', {codes: errors.map(({code}) => code).join(', ')}],
  ['SettingTable', {}],
  ...[...new Set(iniKeys.map(({section}) => section))].map((section) => ['SettingTable', {section}] as [string, Record<string, string>]),
  ['FunctionReference', {}],
  ...functions.map(({name}) => ['FunctionReference', {name}] as [string, Record<string, string>]),
  ...schema.tables.map(({name}) => ['TableReference', {table: name}] as [string, Record<string, string>]),
  ['TableReference', {schema: 'fin'}],
  ['ViewReference', {}],
  ...Object.keys(models).map((model) => ['ErDiagram', {model}] as [string, Record<string, string>]),
  ['DataTypeTable', {}],
  ...httpApi.endpoints.map(({method, path}) => ['Endpoint', {id: endpointId(method, path)}] as [string, Record<string, string>]),
  ['EndpointList', {}],
  ['ApiErrors', {}],
  ...Object.keys(factTables).map((of) => ['FactTable', {of}] as [string, Record<string, string>]),
  ...limits.map(({id}) => ['Value', {of: `limits.${id}`}] as [string, Record<string, string>]),
  ...glossary.map(({en}) => ['Term', {id: termId(en)}] as [string, Record<string, string>]),
];

describe('every record of the data', () => {
  it.each(['sv', 'en'] as const)('can be shown in %s, with no empty text', (locale) => {
    for (const [name, attributes] of everything) {
      const {data} = resolve(name, attributes, {locale});
      expect(JSON.stringify(data), `${name} ${JSON.stringify(attributes)}`).not.toMatch(/undefined|"text":""/);
    }
  });

  it('is handed over in one language only', () => {
    const swedishOnly = JSON.stringify(resolve('ErrorCatalogue', {family: '2xxx'}, swedish).data);
    const englishOnly = JSON.stringify(resolve('ErrorCatalogue', {family: '2xxx'}, english).data);
    const [error] = errors.filter(({family}) => family === '2xxx');
    expect(swedishOnly).toContain(error?.causeSv);
    expect(swedishOnly).not.toContain(error?.causeEn);
    expect(englishOnly).toContain(error?.causeEn);
    expect(englishOnly).not.toContain(error?.causeSv);
  });

  it('has one anchor, and no anchor twice on a page', () => {
    const ids = errorFamilies.flatMap(({id}) => resolve('ErrorCatalogue', {family: id}).headings ?? []).map(({id}) => id);
    expect(ids).toHaveLength(errors.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the fact tables', () => {
  it('are those of the writers’ contract', () => {
    const contract = 'addresses, ports, releases, supportedVersions, files, registry, msiProperties, msiReturnCodes, setupSwitches, setupReturnCodes, eventIds, roles, permissionLevels, permissionObjects, databaseRoles, licenceStates, ribbon, dialogs, signInMethods, connectionFields, connectionTests, functionAccounts, functionPeriods, reportGroups, exampleFigures, syncModes, syncStates, dataSourceStates, backupStates, vitecStates, mailStates, schedules, limits, dataSources, ownedTables, supportPriorities, systemTables, opsTables, opsProcedures';
    expect(Object.keys(factTables).sort()).toEqual(contract.split(', ').sort());
  });

  it('keep the rows that are asked for, in that order', () => {
    const {data} = resolve('FactTable', {of: 'limits', ids: 'apiPerMinute, excelCells'});
    expect(data).toMatchObject({rows: [[expect.anything(), '60\u00a0anrop', expect.anything()], [expect.anything(), '20\u00a0000\u00a0celler', expect.anything()]]});
  });

  it('say no English word in Swedish', () => {
    const english = /"(every|daily|name|login|account|file|Warning|Error|yes|no)(?![\w.])|\b(mode|memory)\b/;
    for (const of of Object.keys(factTables)) {
      const {rows} = resolve('FactTable', {of}).data as {rows: unknown};
      const found = english.exec(JSON.stringify(rows).replaceAll(/"(text|code|href|title|empty|strong)":/g, ''));
      expect(found?.[0], of).toBeUndefined();
    }
  });
});

describe('a wrong name', () => {
  it.each([
    ['ErrorList', {codes: 'YT-2003, YT-2099'}, /unknown error code "YT-2099"; the nearest is "YT-2/],
    ['ErrorCatalogue', {family: '9xxx'}, /unknown error family "9xxx"; the nearest is "/],
    ['ErrorIndex', {page: 'report/faq/errors'}, /unknown page with error cards/],
    ['SettingTable', {section: 'SystemDatabas'}, /nearest is "SystemDatabase"/],
    ['FunctionReference', {name: 'YT.BALANS'}, /nearest is "YT.BALANCE"/],
    ['TableReference', {table: 'fin.GLTransactions'}, /nearest is "fin.GLTransaction"/],
    ['TableReference', {}, /write table=/],
    ['ViewReference', {view: 'rpt.TrialBalanse'}, /nearest is "rpt.TrialBalance"/],
    ['ErDiagram', {model: 'finans'}, /nearest is "finance"/],
    ['Endpoint', {id: 'get-view'}, /nearest is "get-views"/],
    ['FactTable', {of: 'port'}, /nearest is "ports"/],
    ['FactTable', {of: 'roles', ids: 'admins'}, /unknown row of roles "admins"; the nearest is "admin"/],
    ['Value', {of: 'limits.excelCell'}, /nearest is "excelCells"/],
    ['Value', {of: 'limit.excelCells'}, /unknown group "limit"/],
    ['Term', {id: 'system-databas'}, /nearest is "system-database"/],
    ['Term', {}, /attribute id="…" is missing/],
  ] as [string, Record<string, string>, RegExp][])('%s %o is refused with the right one', (name, attributes, message) => {
    expect(() => resolve(name, attributes)).toThrow(message);
  });
});

describe('cards of errors', () => {
  it('lead to no page of the staff, which the data names for support', () => {
    expect(JSON.stringify(errors)).toContain('internal/handbooks');
    const data = JSON.stringify(errorFamilies.map(({id}) => resolve('ErrorCatalogue', {family: id}).data));
    expect(data).toContain('/report/admin-manual/entra');
    expect(data).not.toContain('/internal');
  });
});

describe('values', () => {
  it.each([
    ['product.currentVersion', {text: '2025.4.1'}],
    ['product.release', {text: '2025.4'}],
    ['product.example.server', {text: 'SQL01'}],
    ['limits.allowListDelay', {text: '5\u00a0minuter'}],
    ['addresses.portal', {text: 'https://portal.yttra.example', href: 'https://portal.yttra.example'}],
    ['addresses.support', {text: 'support@yttra.example', href: 'mailto:support@yttra.example'}],
    ['addresses.sql', {text: 'sql.yttra.example,1433', code: true}],
  ])('%s', (of, expected) => {
    expect(resolve('Value', {of}).data).toEqual(expected);
  });
});

describe('functions', () => {
  it('are written with the separator of each language', () => {
    expect(resolve('FunctionReference', {name: 'YT.PERIOD'}).data).toMatchObject({
      cards: [{syntax: {own: '=YT.PERIOD(utgångsperiod; förskjutning; [format])', other: '=YT.PERIOD(utgångsperiod, förskjutning, [format])'}}],
    });
    expect(resolve('FunctionReference', {name: 'YT.PERIOD'}, english).data).toMatchObject({
      cards: [{syntax: {own: '=YT.PERIOD(base, offset, [format])', other: '=YT.PERIOD(base; offset; [format])'}}],
    });
  });
});
