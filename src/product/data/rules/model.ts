import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';
import type {Table, View} from '../schemas/database-model';

/** Faults inside the database model: keys and columns that point at nothing, flags that disagree. */
export function modelProblems({schema, databaseRoles}: ProductData): DataProblem[] {
  const tables = new Map(schema.tables.map((table) => [table.name, table]));
  const schemaNames = new Set(schema.schemas.map(({name}) => name));
  return [
    ...schema.tables.flatMap((table) => [...keyProblems(table), ...referenceProblems(table, tables)]),
    ...schema.views.flatMap((view) => viewProblems(view, tables)),
    ...[...schema.tables, ...schema.views]
      .filter(({name}) => !schemaNames.has(name.split('.')[0] ?? ''))
      .map(({name}) => problem(name, 'name', 'schema is not in schema.schemas')),
    ...schema.financeErModel
      .filter((name) => !tables.has(name))
      .map((name) => ({record: 'schema', field: 'financeErModel', message: `table ${name} does not exist`})),
    ...(databaseRoles.some(({name}) => name === schema.databaseRole)
      ? []
      : [{record: 'schema', field: 'databaseRole', message: `role ${schema.databaseRole} is not in databaseRoles`}]),
  ];
}

function problem(table: string, field: string, message: string): DataProblem {
  return {record: `schema ${table}`, field, message};
}

function keyProblems(table: Table): DataProblem[] {
  const columns = new Set(table.columns.map(({name}) => name));
  const inUniqueKey = new Set(table.uniqueKeys.flat());
  const inPrimaryKey = new Set(table.primaryKey);
  const missing = (field: string, names: readonly string[]) =>
    names
      .filter((name) => !columns.has(name))
      .map((name) => problem(table.name, field, `column ${name} does not exist in the table`));
  return [
    ...missing('primaryKey', table.primaryKey),
    ...table.uniqueKeys.flatMap((key) => missing('uniqueKeys', key)),
    ...table.columns
      .filter((column) => column.primaryKey !== inPrimaryKey.has(column.name))
      .map((column) =>
        problem(`${table.name}.${column.name}`, 'primaryKey', 'disagrees with the primary key of the table'),
      ),
    ...table.columns
      .filter((column) => column.primaryKey && column.nullable)
      .map((column) => problem(`${table.name}.${column.name}`, 'nullable', 'a primary key column cannot be null')),
    ...table.columns
      .filter((column) => column.unique && !inUniqueKey.has(column.name))
      .map((column) => problem(`${table.name}.${column.name}`, 'unique', 'is in no unique key of the table')),
    ...table.columns
      .filter(
        ({name, unique, primaryKey, references}) => inUniqueKey.has(name) && !unique && !primaryKey && !references,
      )
      .map((column) => problem(`${table.name}.${column.name}`, 'unique', 'is in a unique key of the table')),
  ];
}

function referenceProblems(table: Table, tables: ReadonlyMap<string, Table>): DataProblem[] {
  return table.columns.flatMap((column) => {
    if (column.references === undefined) {
      return [];
    }
    const record = `${table.name}.${column.name}`;
    const target = tables.get(column.references);
    if (target === undefined) {
      return [problem(record, 'references', `table ${column.references} does not exist`)];
    }
    const [key, ...more] = target.columns.filter(({primaryKey}) => primaryKey);
    if (key === undefined || more.length > 0) {
      return [problem(record, 'references', `${target.name} has no primary key of one column`)];
    }
    return key.type === column.type
      ? []
      : [problem(record, 'type', `is ${column.type}, but ${target.name}.${key.name} is ${key.type}`)];
  });
}

function viewProblems(view: View, tables: ReadonlyMap<string, Table>): DataProblem[] {
  return view.columns.flatMap((column) =>
    column.source
      .filter((path) => !hasColumn(path, tables))
      .map((path) => problem(`${view.name}.${column.name}`, 'source', `column ${path} does not exist`)),
  );
}

function hasColumn(path: string, tables: ReadonlyMap<string, Table>): boolean {
  const [schemaName, tableName, columnName] = path.split('.');
  const table = tables.get(`${schemaName}.${tableName}`);
  return table?.columns.some(({name}) => name === columnName) ?? false;
}
