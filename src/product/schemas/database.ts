import {z} from 'zod/v4';
import {
  alsoNamed,
  bilingual,
  eitherText,
  flag,
  named,
  namedOf,
  namedWithin,
  partOf,
  ref,
  refWithin,
  rule,
  text,
} from './kit';

/** A SQL Server type as the customer database declares it, e.g. `decimal(19,4)`. */
export const sqlType = z
  .string()
  .regex(
    /^(bit|tinyint|smallint|int|bigint|date|uniqueidentifier|datetime2\(\d\)|decimal\(\d+,\d+\)|(n?var)?char\(\d+\)|nvarchar\((\d+|max)\))$/,
    'is not a SQL type that the model uses',
  );

const objectName = [/^[a-z]+\.[A-Za-z]+$/, 'is not a name schema.Table'] as const;
const modelName = () => partOf('schemas', (name) => name.split('.')[0]!, ...objectName);

const tableShape = z.strictObject({
  name: modelName(),
  kind: z.enum(['dimension', 'fact', 'header', 'bridge', 'system']),
  ...bilingual,
  uniqueKeys: z.array(z.array(refWithin('columns')).min(1)).default([]),
  columns: namedWithin('columns', ['name'], {
    name: text,
    type: sqlType,
    nullable: flag,
    primaryKey: flag,
    /** Table whose (single-column) primary key this column holds. */
    references: ref('tables').optional(),
    /** Meaning, allowed values or an example; left out where name and key say all. */
    sv: text.optional(),
    en: text.optional(),
  }),
});

const descriptions = rule(function* ({columns}: z.infer<typeof tableShape>) {
  for (const [index, {sv, en}] of columns.entries()) {
    if ((sv === undefined) !== (en === undefined)) {
      yield [
        ['columns', index, sv === undefined ? 'sv' : 'en'],
        'is missing',
        'Describe a column in both languages or in none.',
      ];
    }
  }
});

const primaryKey = rule(function* ({columns}: z.infer<typeof tableShape>) {
  const keys = columns.filter((column) => column.primaryKey);
  if (keys.length === 0) {
    yield [['columns'], 'have no primary key', 'Write primaryKey: true at one of them.'];
  }
  for (const key of keys.filter(({nullable}) => nullable)) {
    const path = ['columns', columns.indexOf(key), 'nullable'];
    yield [path, 'cannot be true of a primary key', 'Take one of the two away.'];
  }
});

const view = z.strictObject({
  name: modelName(),
  ...bilingual,
  columns: namedWithin('viewColumns', ['name'], {
    name: text,
    type: sqlType,
    nullable: flag,
    /** Table columns the value comes from. */
    source: z.array(ref('columns')).min(1),
    ...bilingual,
  }),
});

/** Names of tables and views are one kind of name. */
const objectNames = {list: 'databaseObjects', fields: ['name'], isWithin: false};

const model = z.strictObject({
  schemas: named('schemas', ['name'], {name: text, ...bilingual}),
  databaseRole: ref('databaseRoles'),
  financeErModel: z.array(ref('tables')).min(1),
  tables: alsoNamed(namedOf('tables', ['name'], tableShape.check(primaryKey, descriptions)), objectNames),
  views: alsoNamed(z.array(view).min(1), objectNames),
});

/** A foreign key holds the only column of its table's primary key, and has its type. */
const foreignKeys = rule(function* ({tables}: z.infer<typeof model>) {
  for (const [at, {columns}] of tables.entries()) {
    for (const [index, foreign] of columns.entries()) {
      const target = tables.find(({name}) => name === foreign.references);
      const [key, ...more] = target?.columns.filter((column) => column.primaryKey) ?? [];
      const path = ['tables', at, 'columns', index];
      if (more.length > 0) {
        const message = `is ${target!.name}, whose primary key is of several columns`;
        yield [[...path, 'references'], message, 'Name a table with a key of one column.'];
      } else if (key && key.type !== foreign.type) {
        const message = `is ${foreign.type}, but ${target!.name}.${key.name} is ${key.type}`;
        yield [[...path, 'type'], message, 'Write the same type.'];
      }
    }
  }
});

export const databaseModel = z.strictObject({schema: model.check(foreignKeys)});

export const dataTypes = z.strictObject({
  dataTypes: named('dataTypes', ['type'], {
    type: text,
    range: eitherText,
    bytes: text,
    csharp: text,
    typescript: text,
    json: text,
    /** The same for machines: of a value without its length. */
    jsonSchema: z.record(z.string(), z.unknown()),
    excel: eitherText,
  }),
});

const internalObject = {name: z.string().regex(...objectName), ...bilingual};
const columns = namedWithin('internalColumns', ['name'], {name: text, type: text, ...bilingual});

export const internalTables = z.strictObject({
  /** With the columns of those that are read with SQL. */
  systemTables: named('systemTables', ['name'], {...internalObject, columns: columns.optional()}),
  opsTables: named('opsObjects', ['name'], {...internalObject, columns}),
  opsProcedures: named('opsObjects', ['name'], internalObject),
});
