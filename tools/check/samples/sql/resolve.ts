import {nearest} from '../../../../packages/common';
import {databaseObjects, modelSchemas, systemSchemas, tableFault} from '../../lib/databaseNames';
import {mayHave, sourceNamed, visible, type Columns, type Scope, type Source} from './scope';

/** A part of the parser's tree; only what this file reads is named. */
export interface SqlNode {
  [key: string]: unknown;
}

/** A name that does not exist, with the words to look for in the sample. */
export interface NameProblem {
  /** Parts of the name as written, e.g. `['t', 'Ammount']`. */
  words: readonly string[];
  message: string;
  fix?: string;
}

/** Schemas of SQL Server itself, whose objects are not the product's. */
const foreignSchemas = new Set(['sys', 'information_schema', 'dbo']);

/** Functions whose first argument is a word and no column: a part of a date, or a type. */
const wordFirst = /^(?:DATEADD|DATEDIFF|DATEDIFF_BIG|DATENAME|DATEPART|DATETRUNC|CONVERT|TRY_CONVERT)$/i;

type Names = ReadonlyMap<string, Columns>;

const isNode = (value: unknown): value is SqlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): SqlNode[] => [value].flat().filter(isNode);
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Text of a name that the parser gives as text or as `{value}`. */
const nameText = (value: unknown): string => asText(value) ?? (isNode(value) ? asText(value.value) : undefined) ?? '';

/** Finds every table and column of a statement that does not exist. */
export class NameResolver {
  readonly problems: NameProblem[] = [];

  /** @param statement tree of one statement, as node-sql-parser gives it */
  resolve(statement: SqlNode): void {
    if (statement.type === 'select') {
      this.select(statement, new Map(), undefined);
    } else {
      this.change(statement);
    }
  }

  /** Resolves a query and gives the names of its columns. */
  private select(query: SqlNode, known: Names, outer: Scope | undefined): Columns {
    const names = this.commonTables(query, known, outer);
    const scope: Scope = {sources: this.sources(query.from, names, outer), outer};
    for (const [key, value] of Object.entries(query)) {
      if (!['with', 'from', 'for', 'into', '_next', 'orderby', 'limit'].includes(key)) {
        this.expression(value, names, scope);
      }
    }
    for (const {on} of nodes(query.from)) {
      this.expression(on, names, scope);
    }
    const columns = this.outputs(query, scope);
    const aliases: Source = {name: '', columns: columns ?? []};
    this.expression(query.orderby, names, {sources: [aliases, ...scope.sources], outer});
    if (isNode(query._next)) {
      this.select(query._next, names, outer);
    }
    return columns;
  }

  /** `WITH name AS (…)`: later ones see earlier ones, and a recursive one sees itself. */
  private commonTables(query: SqlNode, known: Names, outer: Scope | undefined): Names {
    const names = new Map(known);
    for (const {name, stmt, columns} of nodes(query.with)) {
      const body = isNode(stmt) && isNode(stmt.ast) ? stmt.ast : stmt;
      if (!isNode(body)) continue;
      const key = nameText(name).toLowerCase();
      const declared = Array.isArray(columns) ? columns.map((column: SqlNode) => String(column.column)) : undefined;
      // The first part of a recursive table gives its columns before the second part reads them.
      const quiet = new NameResolver();
      names.set(key, declared ?? quiet.select({...body, _next: undefined}, names, outer));
      names.set(key, declared ?? this.select(body, names, outer));
    }
    return names;
  }

  private sources(from: unknown, names: Names, outer: Scope | undefined): Source[] {
    const sources: Source[] = [];
    for (const item of nodes(from)) {
      // APPLY reads the tables before it, so each table is resolved with those in sight.
      sources.push(this.source(item, names, {sources: [...sources], outer}));
    }
    return sources;
  }

  private source(item: SqlNode, names: Names, scope: Scope): Source {
    const alias = asText(item.as);
    if (isNode(item.expr)) {
      const query = isNode(item.expr.ast) ? item.expr.ast : item.expr;
      const columns = query.type === 'select' ? this.select(query, names, scope) : undefined;
      const [, name = '', list] = /^([^(]*)(?:\((.*)\))?$/.exec(alias ?? '') ?? [];
      return {
        name,
        columns: item.pivot === undefined ? (list?.split(',').map((column) => column.trim()) ?? columns) : undefined,
      };
    }
    const table = asText(item.table) ?? '';
    return {name: alias ?? table, columns: this.tableColumns(item, table, names)};
  }

  private tableColumns(item: SqlNode, table: string, names: Names): Columns {
    const schema = asText(item.schema) ?? asText(item.db);
    if (schema === undefined) {
      return this.unqualified(table, names);
    }
    if (foreignSchemas.has(schema.toLowerCase())) {
      return undefined;
    }
    const full = `${schema}.${table}`;
    const fault =
      [...modelSchemas, ...systemSchemas].includes(schema) || !databaseObjects.has(full) ? tableFault(full) : undefined;
    if (fault !== undefined) {
      this.problems.push({...fault, words: [schema, table]});
    }
    const columns = databaseObjects.get(full);
    return columns === undefined ? undefined : [...columns];
  }

  private unqualified(table: string, names: Names): Columns {
    const key = table.toLowerCase();
    if (names.has(key) || /^[#@]/.test(table)) {
      return names.get(key);
    }
    const full = [...databaseObjects.keys()].find((name) => name.toLowerCase().endsWith(`.${key}`));
    this.problems.push({
      words: [table],
      message: `${table} has no schema.`,
      fix: full === undefined ? 'Write schema.Table.' : `Write ${full}.`,
    });
    return undefined;
  }

  /** Names of a query's columns; undefined when `*` takes all of an unknown table. */
  private outputs(query: SqlNode, scope: Scope): Columns {
    const lists = nodes(query.columns).map(({as, expr}): Columns => {
      if (typeof as === 'string') return [as];
      if (!isNode(expr) || expr.type !== 'column_ref') return [];
      if (expr.column !== '*') return [String(expr.column)];
      const from = asText(expr.table);
      const sources = from === undefined ? scope.sources : [sourceNamed(from, scope)];
      const all = sources.map((source) => source?.columns);
      return all.some((columns) => columns === undefined) ? undefined : all.flatMap((columns) => columns ?? []);
    });
    return lists.some((columns) => columns === undefined) ? undefined : lists.flatMap((columns) => columns ?? []);
  }

  private expression(value: unknown, names: Names, scope: Scope): void {
    if (Array.isArray(value)) {
      value.forEach((item) => this.expression(item, names, scope));
      return;
    }
    if (!isNode(value)) {
      return;
    }
    if (isNode(value.ast) || value.type === 'select') {
      this.select(isNode(value.ast) ? value.ast : value, names, scope);
    } else if (value.type === 'column_ref') {
      this.column(value, scope);
    } else {
      this.parts(value, names, scope);
    }
  }

  private parts(value: SqlNode, names: Names, scope: Scope): void {
    const called = value.type === 'function' && isNode(value.name) ? nameText(nodes(value.name.name).at(-1)) : '';
    for (const [key, part] of Object.entries(value)) {
      if (key === 'args' && wordFirst.test(called) && isNode(part) && Array.isArray(part.value)) {
        this.expression(part.value.slice(1), names, scope);
      } else if (key !== 'loc') {
        this.expression(part, names, scope);
      }
    }
  }

  private column({table, column}: SqlNode, scope: Scope): void {
    const name = String(column);
    if (name.startsWith('@') || name === '*') {
      return;
    }
    if (typeof table === 'string') {
      this.columnOf(table, name, scope);
      return;
    }
    const sources = visible(scope);
    if (!sources.some((source) => mayHave(source, name))) {
      const known = sources.flatMap(({columns}) => columns ?? []);
      const right = nearest(name, known);
      const where = sources
        .map((source) => source.name)
        .filter((source) => source !== '')
        .join(', ');
      this.problems.push({
        words: [name],
        message:
          where === '' ? `${name} is no column: the query has no table.` : `${name} is in none of the tables ${where}.`,
        ...(right !== undefined && {fix: `Write ${right}.`}),
      });
    }
  }

  private columnOf(table: string, column: string, scope: Scope): void {
    const source = sourceNamed(table, scope);
    const words = [table, column];
    if (source === undefined) {
      const right = nearest(
        table,
        visible(scope).map(({name}) => name),
      );
      this.problems.push({
        words,
        message: `${table} is no table or alias of this query.`,
        ...(right && {fix: `Write ${right}.${column}.`}),
      });
    } else if (!mayHave(source, column)) {
      const right = nearest(column, source.columns ?? []);
      this.problems.push({
        words,
        message: `${table} has no column ${column}.`,
        ...(right && {fix: `Write ${table}.${right}.`}),
      });
    }
  }

  /** INSERT, UPDATE and DELETE: their tables, the columns they set, and their conditions. */
  private change(statement: SqlNode): void {
    const names: Names = this.commonTables(statement, new Map(), undefined);
    const from = nodes(statement.from);
    const all = this.sources(
      [...from, ...nodes(statement.table).filter((table) => !namesSource(table, from))],
      names,
      undefined,
    );
    const scope: Scope = {sources: all, outer: undefined};
    const set = nodes(statement.set).map(({column}) => String(column));
    const inserted = Array.isArray(statement.columns) ? statement.columns.map(String) : [];
    for (const column of [...set, ...inserted]) {
      this.column({column}, scope);
    }
    nodes(statement.set).forEach(({value}) => this.expression(value, names, scope));
    this.expression(statement.where, names, scope);
    this.expression(statement.values, names, {sources: [], outer: undefined});
  }
}

/** Whether the changed table is only the alias or the repetition of a table in `FROM`. */
function namesSource(table: SqlNode, from: readonly SqlNode[]): boolean {
  return from.some((item) => item.as === table.table || (item.table === table.table && item.db === table.db));
}
