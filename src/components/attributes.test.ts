import {describe, expect, it} from 'vitest';
import {attributeFaults, attributeValues} from './attributes';
import {writerComponents} from './registry';

type Written = Readonly<Record<string, string | undefined>>;

function faults(name: string, written: Written): string[] {
  const found = attributeFaults(name, writerComponents.get(name)!, new Map(Object.entries(written)));
  return found.map(({message, fix}) => `${message} ${fix}`);
}

describe('attributes', () => {
  it.each<[string, Written]>([
    ['RoleBadge', {role: 'admin'}],
    ['Steps', {}],
    ['UiPath', {sv: 'Arkiv', en: 'File'}],
    ['FactTable', {of: 'limits', ids: 'apiPerMinute, excelCells'}],
    ['FactTable', {of: 'limits'}],
    ['SettingTable', {}],
    ['TableReference', {schema: 'fin'}],
  ])('%s %o are right', (name, written) => expect(faults(name, written)).toEqual([]));

  it.each<[string, Written, string]>([
    [
      'RoleBadge',
      {role: 'boss'},
      '<RoleBadge> does not take role="boss". Allowed: reader, designer, admin, sysadmin, dba, it or support.',
    ],
    ['RoleBadge', {role: 'admn'}, '<RoleBadge> does not take role="admn". Did you mean "admin"? Allowed: reader,'],
    ['RoleBadge', {rol: 'admin'}, '<RoleBadge> has no attribute rol. Did you mean "role"? It takes role.'],
    ['RoleBadge', {}, '<RoleBadge> needs the attribute role. For example <RoleBadge role="admin" />'],
    ['RoleBadge', {role: ''}, '<RoleBadge> has an empty role. For example <RoleBadge'],
    ['RoleBadge', {role: undefined}, '<RoleBadge> takes role as plain text only. Write role="…".'],
    ['RoleBadge', {role: 'constructor'}, '<RoleBadge> does not take role="constructor".'],
    ['RoleBadge', {constructor: 'x'}, '<RoleBadge> has no attribute constructor.'],
    ['Steps', {start: '2'}, '<Steps> has no attribute start. It takes none.'],
    ['Key', {combo: ''}, '<Key> has an empty combo.'],
    ['UiPath', {sv: 'Arkiv'}, '<UiPath> needs the attribute en.'],
    ['Term', {id: 'system-databas'}, 'Did you mean "system-database"? All values: npm start, then /internal/'],
    ['ErrorList', {codes: 'YT-2003, YT-2099'}, '<ErrorList> does not take codes="YT-2099". Did you mean "YT-2'],
    ['ErrorCatalogue', {family: '9xxx'}, '<ErrorCatalogue> does not take family="9xxx".'],
    ['ErrorIndex', {page: 'report/faq/errors'}, '<ErrorIndex> does not take page="report/faq/errors".'],
    ['SettingTable', {section: 'SystemDatabas'}, 'Did you mean "SystemDatabase"?'],
    ['FunctionReference', {name: 'YT.BALANS'}, 'Did you mean "YT.BALANCE"?'],
    ['TableReference', {table: 'fin.GLTransactions'}, 'Did you mean "fin.GLTransaction"?'],
    [
      'TableReference',
      {},
      '<TableReference> needs one attribute of table and schema. For example <TableReference table=',
    ],
    [
      'TableReference',
      {table: 'fin.Account', schema: 'fin'},
      '<TableReference> needs one attribute of table and schema.',
    ],
    ['ViewReference', {view: 'rpt.TrialBalanse'}, 'Did you mean "rpt.TrialBalance"?'],
    ['ErDiagram', {model: 'finans'}, 'Did you mean "finance"?'],
    ['Endpoint', {id: 'get-view'}, 'Did you mean "get-views"?'],
    ['Figure', {id: 'sync-state'}, 'Did you mean "sync-states"?'],
    ['FactTable', {of: 'roles', ids: 'admins'}, '<FactTable> does not take ids="admins". Did you mean "admin"?'],
    ['FactTable', {of: 'port', ids: 'x'}, '<FactTable> does not take of="port". Did you mean "ports"?'],
    ['Value', {of: 'limits.excelCell'}, 'Did you mean "limits.excelCells"?'],
  ])('%s %o are refused, once and with the remedy', (name, written, message) => {
    const found = faults(name, written);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('that take several values reach the resolver as a list', () => {
    const written = new Map([
      ['of', 'limits'],
      ['ids', 'a, b'],
    ]);
    expect(attributeValues(writerComponents.get('FactTable')!, written)).toEqual({of: 'limits', ids: ['a', 'b']});
  });
});
