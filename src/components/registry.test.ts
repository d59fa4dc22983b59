import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Context} from '../product/context';
import {errorFamilies, errors} from '../product/facts';
import {factTables} from '../product/fact-tables';
import {attributeFaults, attributeValues, listedValues} from './attributes';
import {writerComponentNames, writerComponents} from './registry';
import {requireWriter} from './requireWriter';
import type {ErrorCatalogueData} from './writer/ErrorCatalogue';

const swedish: Context = {locale: 'sv'};
const english: Context = {locale: 'en'};

type Attributes = Readonly<Record<string, string>>;

function resolve(name: string, attributes: Attributes = {}, context: Context = swedish) {
  const writer = writerComponents.get(name)!;
  const written = new Map(Object.entries(attributes));
  expect(attributeFaults(name, writer, written)).toEqual([]);
  return writer.resolve!(attributeValues(writer, written), context);
}

/** Every way to ask for everything that the data has: each attribute with each of its values. */
const everything = [...writerComponents].flatMap(([name, {attributes, resolve: data}]) => {
  const elements = Object.entries(attributes).flatMap(([attribute, definition]): Attributes[] => {
    const values = listedValues(definition);
    return definition.list && values.length > 0
      ? [{[attribute]: values.join(', ')}]
      : values.map((value) => ({[attribute]: value}));
  });
  const bare = attributeFaults(name, writerComponents.get(name)!, new Map()).length === 0 ? [{}] : [];
  return data ? [...bare, ...elements].map((element): [string, Attributes] => [name, element]) : [];
});

describe('the folders of the components', () => {
  it.each(writerComponentNames)('%s has its component and what tools know of it', (name) => {
    expect(existsSync(path.join(__dirname, writerComponents.get(name)!.file, 'index.tsx'))).toBe(true);
    expect(
      Object.keys(requireWriter(name)?.values ?? {}).filter(
        (attribute) => !(attribute in writerComponents.get(name)!.attributes),
      ),
    ).toEqual([]);
  });

  it('leave to the build and the tools what is not for readers', () => {
    const sources = readdirSync(path.join(__dirname, '..'), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file))
      .map((file) => file.split(path.sep).join('/'));
    const nodeSide = /^components\/(?:registry|requireWriter|attributes|schema|gallery|writer\/\w+\/writer)\.ts$/;
    const importers = sources
      .filter((file) => !nodeSide.test(file))
      .filter((file) =>
        /^import(?! type)[^;]*\/(?:registry|requireWriter|attributes|gallery|writer)'/m.test(
          readFileSync(path.join(__dirname, '..', file), 'utf8'),
        ),
      );
    expect(sources.filter((file) => nodeSide.test(file)).length).toBeGreaterThan(10);
    expect(importers).toEqual([]);
  });
});

describe('every record of the data', () => {
  it.each(['sv', 'en'] as const)('can be shown in %s, with no empty text', (locale) => {
    for (const [name, attributes] of everything) {
      const {data} = resolve(name, attributes, {locale});
      expect(JSON.stringify(data), `${name} ${JSON.stringify(attributes)}`).not.toMatch(/undefined|"text":""/);
    }
  });

  it('is handed over in one language only', () => {
    const {cause} = errors.find(({family}) => family === '2xxx')!;
    const handed = [swedish, english].map((context) => {
      const data = JSON.stringify(resolve('ErrorCatalogue', {family: '2xxx'}, context).data);
      return [data.includes(cause.sv), data.includes(cause.en)];
    });
    expect(handed).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('has one anchor, and no anchor twice on a page', () => {
    const ids = errorFamilies
      .flatMap(({id}) => resolve('ErrorCatalogue', {family: id}).headings ?? [])
      .map(({id}) => id);
    expect(ids).toHaveLength(errors.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the fact tables', () => {
  it('are those of the writers’ contract', () => {
    const contract =
      'addresses, ports, releases, versions, changes, upgradeSteps, supportedVersions, files, registry, msiProperties, msiReturnCodes, setupSwitches, setupReturnCodes, eventIds, roles, permissionLevels, permissionObjects, databaseRoles, licenceStates, ribbon, dialogs, signInMethods, connectionFields, connectionTests, functions, functionAccounts, functionPeriods, functionBalanceTypes, functionDimensions, functionFilters, functionSigns, reportGroups, firstReport, exampleFigures, syncModes, syncStates, dataSourceStates, vitecStates, mailStates, schedules, limits, dataSources, databaseTables, ownedTables, supportPriorities, systemTables, opsTables, opsProcedures, opsColumns.MailQueue, opsColumns.MailDomain, opsColumns.MailQuery, opsColumns.MapAccount, opsColumns.FileHash, audColumns.EventLog, audColumns.SignInLog, portalMenus, programSwitches, fortnoxScopes, glossary, dataTypes, endpoints, apiErrors';
    expect(Object.keys(factTables).sort()).toEqual(contract.split(', ').sort());
  });

  it('say no English word in Swedish', () => {
    const english = /"(every|daily|name|login|account|file|Warning|Error|yes|no)(?![\w.])|\b(mode|memory)\b/;
    for (const of of Object.keys(factTables)) {
      const {groups} = resolve('FactTable', {of}).data as {groups: unknown};
      const said = JSON.stringify(groups).replaceAll(/\{"words":"[^"]+","lang":"en"\}|"href":"[^"]*"/g, '');
      const found = english.exec(said.replaceAll(/"(text|code|title|empty|strong)":/g, ''));
      expect(found?.[0], of).toBeUndefined();
    }
  });
});

describe('cards of errors', () => {
  const catalogues = errorFamilies.map(({id}) => {
    return {id, ...(resolve('ErrorCatalogue', {family: id}).data as ErrorCatalogueData)};
  });

  it('lead to sections, not to the top of pages, and to no page of the staff, which the data names for support', () => {
    expect(JSON.stringify(errors)).toContain('internal/handbooks');
    const data = JSON.stringify(catalogues);
    expect(data).toContain('/report/admin-manual/entra');
    expect(data).not.toMatch(/"href":"(?:\/[\w/-]+"|[^"]*\/internal)/);
  });

  it.each(catalogues)('$id says of every code when it is shown, or once for most of them', ({id, cards, when}) => {
    const exceptions: Record<string, number> = {'5xxx': 4, '7xxx': 0};
    expect(cards.filter((card) => card.when)).toHaveLength(exceptions[id] ?? cards.length);
    expect(when).toBe(id in exceptions ? 'När formeln räknas.' : undefined);
  });
});

describe('functions', () => {
  it('are written with the separator of each language', () => {
    const said = [swedish, english].map((context) =>
      JSON.stringify(resolve('FunctionReference', {name: 'YT.PERIOD'}, context).data).replace(/<[^>]+>/g, ''),
    );
    expect(said[0]).toContain('=YT.PERIOD(utgångsperiod; förskjutning; [format])');
    expect(said[1]).toContain('=YT.PERIOD(base, offset, [format])');
  });
});
