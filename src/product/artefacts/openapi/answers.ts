import type {ApiEndpoint, Facts} from '../../facts';
import {columnSchema, type JsonSchema} from './columnSchema';

/** `rpt.TrialBalance` → `TrialBalanceRow`. */
const rowName = (view: string): string => `${view.split('.')[1]}Row`;

/** Component schemas of rows, one per view; `select` may leave columns out, so none is required. */
export function rowSchemas({schema}: Facts): Record<string, JsonSchema> {
  return Object.fromEntries(
    schema.views.map((view) => [
      rowName(view.name),
      {
        type: 'object',
        description: view.en,
        properties: Object.fromEntries(
          view.columns.map(({name, type, nullable, en}) => [name, {...columnSchema(type, nullable), description: en}]),
        ),
      },
    ]),
  );
}

const oneOf = (values: readonly (string | undefined)[]): JsonSchema => ({
  type: 'string',
  enum: values.filter((value) => value !== undefined),
});

/** Schemas of the types that are no SQL type. */
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
  const schemaOf = ({type, nullable, value, en}: ApiEndpoint['fields'][number]): JsonSchema => {
    const schema = types[type] ?? columnSchema(type, false);
    return {
      ...schema,
      ...(nullable && {type: [schema.type, 'null']}),
      ...(value !== undefined && {const: value}),
      description: `${en}.`,
    };
  };
  return fields.length === 0
    ? undefined
    : objectOf(fields.map((field) => ({path: field.name.split('.'), schema: schemaOf(field)})));
}
