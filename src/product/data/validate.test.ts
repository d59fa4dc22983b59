import {describe, expect, it} from 'vitest';
import {formatProblem} from './problem';
import type {ProductData} from './schemas';
import {allData, collectProblems, validateData} from './validate';

/** Faults found after `plant` has changed a copy of the real data. */
function faultsAfter(plant: (data: ProductData) => void): string[] {
  const copy = structuredClone(allData);
  plant(copy);
  return collectProblems(copy).map(formatProblem);
}

function table(data: ProductData, name: string) {
  const found = data.schema.tables.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

function column(data: ProductData, tableName: string, name: string) {
  const found = table(data, tableName).columns.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no column ${name}`);
  return found;
}

function first<T>(list: readonly T[]): T {
  const item = list[0];
  if (item === undefined) throw new Error('empty list');
  return item;
}

describe('the product facts', () => {
  it('hold no fault', () => {
    expect(collectProblems(allData)).toEqual([]);
  });

  it('have at least the promised size', () => {
    expect(allData.errors.length).toBeGreaterThanOrEqual(86);
    expect(allData.iniKeys.length).toBeGreaterThanOrEqual(41);
    expect(allData.functions.length).toBeGreaterThanOrEqual(14);
    expect(allData.glossary.length).toBeGreaterThanOrEqual(85);
    expect(allData.schema.tables.length).toBeGreaterThanOrEqual(39);
    expect(allData.schema.tables.flatMap(({columns}) => columns)).toHaveLength(305);
    expect(allData.schema.views.length).toBeGreaterThanOrEqual(10);
  });
});

describe('validateData', () => {
  it('throws one error that lists record and field of every fault', () => {
    const copy = structuredClone(allData);
    first(copy.errors).en = '';
    first(copy.limits).sv = ' ';
    expect(() => validateData(copy)).toThrow(
      'src/product/data: 2 fault(s)\n  errors YT-1001, field "en": empty text\n  limits excelCells, field "sv": empty text',
    );
  });
});

/** Each planted fault with the line it must give. */
const faults: [name: string, plant: (data: ProductData) => void, line: string][] = [
  [
    'a missing English text',
    (d) => delete (first(d.errors) as {en?: string}).en,
    'errors YT-1001, field "en": missing',
  ],
  [
    'a mark inside a link',
    (d) => {
      first(d.statements).en = 'See [`Key`](/report).';
    },
    'statements schema-steps, field "en": code or a name inside a link',
  ],
  [
    'an unknown field',
    (d) => Object.assign(first(d.roles), {sort: 1}),
    `roles sysadmin: Unrecognized key(s) in object: 'sort'`,
  ],
  [
    'a view column without type',
    (d) => delete (first(first(d.schema.views).columns) as {type?: string}).type,
    'schema.views rpt.GeneralLedger columns CompanyCode, field "type": missing',
  ],
  [
    'a type the model does not use',
    (d) => {
      column(d, 'fin.Account', 'Name').type = 'ntext';
    },
    'schema.tables fin.Account columns Name, field "type": not a SQL type used in the model',
  ],
  ['a missing subject', (d) => delete (d as {glossary?: unknown}).glossary, 'glossary: missing'],
  [
    'a duplicate error code',
    (d) => {
      d.errors.push(first(d.errors));
    },
    'errors YT-1001, field "code": occurs more than once',
  ],
  [
    'a duplicate init key, case aside',
    (d) => {
      d.iniKeys.push({...first(d.iniKeys), key: 'language'});
    },
    'iniKeys general.language, field "key": occurs more than once',
  ],
  [
    'a duplicate endpoint',
    (d) => {
      d.httpApi.endpoints.push(first(d.httpApi.endpoints));
    },
    'httpApi.endpoints POST /oauth/token, field "path": occurs more than once',
  ],
  [
    'a duplicate column',
    (d) => {
      table(d, 'ref.Company').columns.push(column(d, 'ref.Company', 'Name'));
    },
    'schema ref.Company columns Name, field "name": occurs more than once',
  ],
  [
    'a foreign key to nothing',
    (d) => {
      column(d, 'fin.Account', 'CompanyId').references = 'ref.Firm';
    },
    'schema fin.Account.CompanyId, field "references": table ref.Firm does not exist',
  ],
  [
    'a foreign key of another type',
    (d) => {
      column(d, 'fin.Account', 'CompanyId').type = 'bigint';
    },
    'schema fin.Account.CompanyId, field "type": is bigint, but ref.Company.CompanyId is int',
  ],
  [
    'a foreign key to a compound key',
    (d) => {
      column(d, 'fin.Account', 'CompanyId').references = 'fin.TransactionDimension';
    },
    'schema fin.Account.CompanyId, field "references": fin.TransactionDimension has no primary key of one column',
  ],
  [
    'a primary key column that is not there',
    (d) => {
      table(d, 'ref.Company').primaryKey = ['Id'];
    },
    'schema ref.Company, field "primaryKey": column Id does not exist in the table',
  ],
  [
    'a nullable primary key',
    (d) => {
      column(d, 'ref.Company', 'CompanyId').nullable = true;
    },
    'schema ref.Company.CompanyId, field "nullable": a primary key column cannot be null',
  ],
  [
    'a unique flag without key',
    (d) => {
      column(d, 'ref.Company', 'Name').unique = true;
    },
    'schema ref.Company.Name, field "unique": is in no unique key of the table',
  ],
  [
    'a unique key column that is not there',
    (d) => {
      table(d, 'ref.Company').uniqueKeys = [['CompanyCode'], ['Nick']];
    },
    'schema ref.Company, field "uniqueKeys": column Nick does not exist in the table',
  ],
  [
    'a view source that is not there',
    (d) => {
      first(first(d.schema.views).columns).source = ['ref.Company.Kod'];
    },
    'schema rpt.GeneralLedger.CompanyCode, field "source": column ref.Company.Kod does not exist',
  ],
  [
    'an undeclared schema',
    (d) => {
      table(d, 'meta.SyncTableLog').name = 'log.SyncTableLog';
    },
    'schema log.SyncTableLog, field "name": schema is not in schema.schemas',
  ],
  [
    'an ER table that is not there',
    (d) => {
      d.schema.financeErModel.push('fin.Asset');
    },
    'schema, field "financeErModel": table fin.Asset does not exist',
  ],
  [
    'an unknown database role',
    (d) => {
      d.schema.databaseRole = 'yt_read';
    },
    'schema, field "databaseRole": role yt_read is not in databaseRoles',
  ],
  [
    'a function error that is not there',
    (d) => {
      first(d.functions).errors.push('YT-5999');
    },
    'functions YT.BALANCE, field "errors": error code YT-5999 does not exist',
  ],
  [
    'a function that does not tell what one of its arguments can give',
    (d) => {
      const fn = first(d.functions);
      fn.errors = fn.errors.filter((code) => code !== 'YT-7002');
    },
    'functions YT.BALANCE, field "errors": YT-7002 is missing, which a wrong argument dimensions gives',
  ],
  [
    'a word at home on a page that is not there',
    (d) => {
      first(d.glossary).home = 'report/words#all';
    },
    'glossary administrator, field "home": page report/words does not exist',
  ],
  [
    'a limit error that is not there',
    (d) => {
      first(d.limits).error = 'YT-5999';
    },
    'limits excelCells, field "error": error code YT-5999 does not exist',
  ],
  [
    'a connection test error that is not there',
    (d) => {
      first(d.connectionTests).errors = ['YT-2999'];
    },
    'connectionTests 1, field "errors": error code YT-2999 does not exist',
  ],
  [
    'a related page that is not there',
    (d) => {
      first(d.errors).related = ['report/nowhere#steps'];
    },
    'errors YT-1001, field "related": page report/nowhere does not exist',
  ],
  [
    'an unknown family',
    (d) => {
      d.errorFamilies.shift();
    },
    'errors YT-1001, field "family": family 1xxx does not exist',
  ],
  [
    'a code in another family',
    (d) => {
      first(d.errors).family = '2xxx';
    },
    'errors YT-1001, field "family": 2xxx does not hold this code',
  ],
  [
    'an unknown scope',
    (d) => {
      const endpoint = d.httpApi.endpoints[1];
      if (endpoint) endpoint.scope = 'read:all';
    },
    'httpApi.endpoints GET /views, field "scope": scope read:all does not exist',
  ],
  [
    'an unknown API error',
    (d) => {
      first(d.httpApi.endpoints).errors.push('teapot');
    },
    'httpApi.endpoints POST /oauth/token, field "errors": API error teapot does not exist',
  ],
  [
    'an unknown table of a source',
    (d) => {
      first(d.dataSources).tables.push('fin.Asset');
    },
    'dataSources FORTNOX, field "tables": table fin.Asset does not exist',
  ],
  [
    'an unknown init key of the MSI',
    (d) => {
      const property = d.msiProperties[1];
      if (property) property.iniKey = 'General.Lang';
    },
    'msiProperties YT_LANGUAGE, field "iniKey": init key General.Lang does not exist',
  ],
  [
    'an unknown parent group',
    (d) => {
      first(d.reportGroups).parent = 'ALLT';
    },
    'reportGroups NETOMS, field "parent": report group ALLT does not exist',
  ],
  [
    'a field of an answer that no line explains',
    (d) => d.httpApi.endpoints.find(({path, method}) => path === '/backups' && method === 'GET')?.fields.pop(),
    'httpApi.endpoints GET /backups, field "fields": the answer has data[].expiresUtc, which no line explains',
  ],
  [
    'an error that leads to the top of a page',
    (d) => {
      first(d.errors).related = ['report/installation'];
    },
    'errors YT-1001, field "related.0": not a section route#anchor',
  ],
  [
    'an error that does not say when it is shown',
    (d) => delete (first(d.errors) as {whenSv?: string}).whenSv,
    'errors YT-1001, field "whenSv": missing',
  ],
  [
    'a change between states that is not told',
    (d) => {
      d.dataSourceStates.find(({id}) => id === 'paused')?.next.pop();
    },
    'dataSourceStates paused, field "changes": do not tell how active, expired is reached, in that order',
  ],
  [
    'a scope that the table of scopes does not tell',
    (d) => d.dataSources.find(({id}) => id === 'FORTNOX')?.optionalScopes.push('order'),
    'fortnoxScopes, field "scope": tell companyinformation,bookkeeping,costcenter,project,customer,supplier,invoice,supplierinvoice,payment,article,archive,inbox,connectfile, but Fortnox is asked for companyinformation,bookkeeping,costcenter,project,customer,supplier,invoice,supplierinvoice,payment,article,archive,inbox,connectfile,order',
  ],
  [
    'a switch that wants one that does not exist',
    (d) => {
      const quiet = d.setupSwitches.find(({name}) => name === '/quiet');
      if (quiet) quiet.needs = ['/nothing'];
    },
    'setupSwitches /quiet, field "needs": switch /nothing does not exist',
  ],
  [
    'an unknown next state',
    (d) => {
      first(d.syncStates).next.push('sleeping');
    },
    'syncStates queued, field "next": state sleeping does not exist',
  ],
  [
    'a default outside the list',
    (d) => {
      first(d.iniKeys).default = 'de';
    },
    'iniKeys General.Language, field "default": "de" is not an allowed value',
  ],
  [
    'a range without end',
    (d) => {
      const key = d.iniKeys.find(({max}) => max === 120);
      if (key) delete key.max;
    },
    'iniKeys SystemDatabase.ConnectTimeout, field "min": min and max do not form a range',
  ],
  [
    'an empty default without words',
    (d) => {
      const key = d.iniKeys.find(({default: value}) => value === '');
      if (key) {
        delete key.defaultSv;
        delete key.defaultEn;
      }
    },
    'iniKeys SystemDatabase.Server, field "defaultSv": missing: an empty default needs words',
  ],
  [
    'a cell value in one language',
    (d) => {
      first(d.errors).cellSv = '#NAMN?';
    },
    'errors YT-1001, field "cellEn": missing, although "cellSv" is there',
  ],
  [
    'place-holders that differ',
    (d) => {
      first(d.messages).en = 'Active';
    },
    'messages licenceActive, field "en": place-holders differ from "sv"',
  ],
  [
    'a text that names an unknown code',
    (d) => {
      first(d.errors).remedySv = 'Se YT-1999.';
    },
    'errors YT-1001, field "remedySv": names YT-1999, which does not exist',
  ],
  [
    'a text that tells an unknown limit',
    (d) => {
      first(d.errors).remedySv = 'Vänta {limits.lokTime}.';
    },
    'errors YT-1001, field "remedySv": names {limits.lokTime}, which does not exist',
  ],
  [
    'a schedule whose time is none',
    (d) => {
      first(d.schedules).at = '6–20';
    },
    'schedules incremental, field "at": not a time hh:mm or a span hh:mm–hh:mm',
  ],
  [
    'a text that names an unknown function',
    (d) => {
      first(d.limits).en = 'Rows in YT.LISTA';
    },
    'limits excelCells, field "en": names YT.LISTA, which does not exist',
  ],
  [
    'a version without release',
    (d) => {
      d.product.currentVersion = '2026.1.0';
    },
    'product, field "currentVersion": 2026.1.0 is not a patch of a release',
  ],
  [
    'a build that disagrees',
    (d) => {
      d.product.build = '20250101.1';
    },
    'product, field "build": is 20250101.1, but the release says 20251215.3',
  ],
  [
    'a schema version that disagrees',
    (d) => {
      d.product.schemaVersion = 46;
    },
    'product, field "schemaVersion": is 46, but release 2025.4 has 47',
  ],
  [
    'a level without meaning',
    (d) => {
      const folder = first(d.permissions.objects);
      delete folder.readSv;
      delete folder.readEn;
    },
    'permissions.objects folder, field "readSv": missing, although the level is in the list',
  ],
  [
    'an unknown level',
    (d) => {
      d.permissions.levels = d.permissions.levels.filter(({id}) => id !== 'own');
    },
    'permissions.objects folder, field "levels": level own does not exist',
  ],
  [
    'an example of another function',
    (d) => {
      first(d.functions).exampleEn = '=YT.BUDGET("3001","2025-03")';
    },
    'functions YT.BALANCE, field "exampleEn": does not call YT.BALANCE',
  ],
  [
    'a code that the description of its argument does not name',
    (data) => {
      const balance = data.functions.find(({name}) => name === 'YT.BALANCE')!;
      balance.arguments.find(({name}) => name === 'type')!.codes!.push('UB');
    },
    'functions YT.BALANCE, field "arguments": the description of type does not name UB',
  ],
  [
    'a required argument after an optional one',
    (d) => {
      const fn = first(d.functions);
      const last = fn.arguments.at(-1);
      if (last) last.required = true;
    },
    'functions YT.BALANCE, field "arguments": required argument connection stands after an optional one',
  ],
];

describe('a planted fault is named with record and field', () => {
  it.each(faults)('%s', (_name, plant, line) => {
    expect(faultsAfter(plant)).toContain(line);
  });
});
