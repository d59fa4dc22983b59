/** JSON schemas of rows, answers and errors of the HTTP API. */
import type {ApiEndpoint, Facts} from '../../facts';

export type JsonSchema = Record<string, unknown>;

/** Length of a text, decimals of an amount: the API always writes all of a decimal's places. */
function sizeRule(base: string, size: string | undefined): JsonSchema {
  if (base === 'decimal') {
    const scale = Number(size?.split(',')[1] ?? 0);
    return {pattern: scale === 0 ? '^-?\\d+$' : `^-?\\d+\\.\\d{${scale}}$`};
  }
  return base.endsWith('char') && size !== undefined ? {maxLength: Number(size)} : {};
}

/**
 * JSON schema of a value of a SQL type of the model, e.g. `decimal(19,4)` or `nvarchar(200)`.
 *
 * @throws Error when the data types lack it
 */
function sqlSchema(sqlType: string, {dataTypes}: Facts): JsonSchema {
  const [, base = '', size] = /^(\w+)(?:\(([\d,]+)\))?$/.exec(sqlType) ?? [];
  const form = dataTypes.find(({type}) => type === base);
  if (form === undefined) {
    throw new Error(`src/product/facts/data-types.yml: the SQL type ${sqlType} is missing, which the model uses.`);
  }
  return {...form.jsonSchema, ...sizeRule(base, size)};
}

const orNull = (schema: JsonSchema, nullable: boolean): JsonSchema =>
  nullable ? {...schema, type: [schema.type, 'null']} : schema;

/** `rpt.TrialBalance` → `TrialBalanceRow`. */
const rowName = (view: string): string => `${view.split('.')[1]}Row`;

/** Component schemas of rows, one per view; `select` may leave columns out, so none is required. */
export function rowSchemas(facts: Facts): Record<string, JsonSchema> {
  return Object.fromEntries(
    facts.schema.views.map((view) => [
      rowName(view.name),
      {
        type: 'object',
        description: view.en,
        properties: Object.fromEntries(
          view.columns.map(({name, type, nullable, en}) => [
            name,
            {...orNull(sqlSchema(type, facts), nullable), description: en},
          ]),
        ),
      },
    ]),
  );
}

const oneOf = (values: readonly (string | undefined)[]): JsonSchema => ({
  type: 'string',
  enum: values.filter((value) => value !== undefined),
});

function typeSchemas({schema, syncModes, syncStates, backupStates}: Facts): Readonly<Record<string, JsonSchema>> {
  const views = schema.views.map(({name}) => name);
  return {
    text: {type: 'string'},
    integer: {type: 'integer'},
    boolean: {type: 'boolean'},
    view: oneOf(views),
    viewRow: {anyOf: views.map((name) => ({$ref: `#/components/schemas/${rowName(name)}`}))},
    queryRow: {type: 'object', additionalProperties: {type: ['string', 'number', 'boolean', 'null']}},
    syncMode: oneOf(syncModes.map(({db}) => db)),
    syncState: oneOf(syncStates.map(({db}) => db)),
    backupState: oneOf(backupStates.map(({db}) => db)),
  };
}

/** A part of an answer, by the names on the way to it: `data[]`, `sizeBytes`. */
interface Part {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** An object whose properties are all there. Others may follow: within a version the API adds fields. */
function objectOf(parts: readonly Part[]): JsonSchema {
  const properties = [...new Set(parts.map(({path}) => path[0]!))].map((name) => {
    const own = parts.filter(({path}) => path[0] === name).map(({path, schema}) => ({path: path.slice(1), schema}));
    const schema = own[0]!.path.length === 0 ? own[0]!.schema : objectOf(own);
    return name.endsWith('[]') ? [name.slice(0, -2), {type: 'array', items: schema}] : [name, schema];
  });
  return {type: 'object', required: properties.map(([name]) => name), properties: Object.fromEntries(properties)};
}

/**
 * Schema of an endpoint's successful answer, from what its fields are; none when the answer has no body.
 * The facts hold a sample of each answer, from which types cannot be read safely.
 */
export function answerSchema({fields}: ApiEndpoint, facts: Facts) {
  const types = typeSchemas(facts);
  const schemaOf = ({type, nullable, value, en}: ApiEndpoint['fields'][number]): JsonSchema => ({
    ...orNull(types[type] ?? sqlSchema(type, facts), nullable),
    ...(value !== undefined && {const: value}),
    description: `${en}.`,
  });
  return fields.length === 0
    ? undefined
    : objectOf(fields.map((field) => ({path: field.name.split('.'), schema: schemaOf(field)})));
}

/** Component schemas of the two error bodies; `code` is one of the codes in the data. */
export function errorSchemas({httpApi}: Facts): Record<string, JsonSchema> {
  const code = {type: 'string', enum: httpApi.errors.map((error) => error.code)};
  return {
    Error: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message', 'traceId'],
          properties: {code, message: {type: 'string'}, traceId: {type: 'string', description: 'State it to support.'}},
        },
      },
    },
    OAuthError: {
      type: 'object',
      required: ['error', 'error_description'],
      properties: {error: code, error_description: {type: 'string'}},
    },
  };
}
