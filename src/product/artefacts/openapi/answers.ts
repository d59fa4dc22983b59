import type {ProductData} from '../../data/schemas';
import {endpointId} from '../../anchors';
import {columnSchema, type JsonSchema} from './columnSchema';

const ref = (name: string): JsonSchema => ({$ref: `#/components/schemas/${name}`});
const timestamp = columnSchema('datetime2(0)', false);
const nullable = (schema: JsonSchema): JsonSchema => ({...schema, type: [schema.type, 'null']});

/** An object whose properties are all there. Others may follow: within a version the API adds fields. */
function withAll(properties: Record<string, JsonSchema>): JsonSchema {
  return {type: 'object', required: Object.keys(properties), properties};
}

const listOf = (items: JsonSchema): JsonSchema => withAll({data: {type: 'array', items}});

const pageOf = (items: JsonSchema, nextCursor: JsonSchema): JsonSchema =>
  withAll({data: {type: 'array', items}, nextCursor});

/** A text that may be null, with what the page of the API says of the field. */
function nullableText({httpApi}: ProductData, endpoint: string, field: string): JsonSchema {
  const found = httpApi.endpoints
    .find(({method, path}) => endpointId(method, path) === endpoint)
    ?.fields.find(({name}) => name === field);
  if (found === undefined) {
    throw new Error(`src/product/data/json/http-api.json: ${endpoint} has no field "${field}". Describe it there.`);
  }
  return {type: ['string', 'null'], description: `${found.en}.`};
}

/** `rpt.TrialBalance` → `TrialBalanceRow`. */
const rowName = (view: string): string => `${view.split('.')[1]}Row`;

/** Component schemas of rows, one per view; `select` may leave columns out, so none is required. */
export function rowSchemas({schema}: ProductData): Record<string, JsonSchema> {
  return Object.fromEntries(
    schema.views.map((view) => [
      rowName(view.name),
      {
        type: 'object',
        description: view.en,
        properties: Object.fromEntries(
          view.columns.map(({name, type, nullable: isNullable, en}) => [
            name,
            {...columnSchema(type, isNullable), description: en},
          ]),
        ),
      },
    ]),
  );
}

const scalar: JsonSchema = {type: ['string', 'number', 'boolean', 'null']};

/**
 * Schema of each endpoint's successful answer, by endpoint id; null when the answer has no body.
 * The data holds a sample of each answer, from which types cannot be read safely.
 */
export function answerSchemas(data: ProductData): Record<string, JsonSchema | null> {
  const views = data.schema.views.map(({name}) => name);
  const stored = (states: readonly {db: string}[]) => ({type: 'string', enum: states.map(({db}) => db)});
  const inFile = (field: string) => nullableText(data, 'get-backups', `data[].${field}`);
  const modes = data.syncModes.flatMap(({db}) => (db === undefined ? [] : [db]));
  return {
    'post-oauth-token': withAll({
      access_token: {type: 'string'},
      token_type: {type: 'string', const: 'Bearer'},
      expires_in: {type: 'integer', description: 'Seconds.'},
      scope: {type: 'string', description: 'Granted scopes with spaces between.'},
    }),
    'get-views': listOf(withAll({name: {type: 'string', enum: views}, description: {type: 'string'}})),
    'get-views-name': withAll({
      name: {type: 'string', enum: views},
      columns: {
        type: 'array',
        items: withAll({
          name: {type: 'string'},
          type: {type: 'string', description: 'SQL type.'},
          nullable: {type: 'boolean'},
        }),
      },
    }),
    'get-views-name-rows': pageOf(
      {anyOf: views.map((name) => ref(rowName(name)))},
      nullableText(data, 'get-views-name-rows', 'nextCursor'),
    ),
    'post-query': pageOf(
      {type: 'object', additionalProperties: scalar},
      nullableText(data, 'post-query', 'nextCursor'),
    ),
    'get-sync-runs': pageOf(
      withAll({
        syncRunId: columnSchema('bigint', false),
        sourceId: columnSchema('int', false),
        mode: {type: 'string', enum: modes},
        state: stored(data.syncStates),
        startedUtc: timestamp,
        endedUtc: nullable(timestamp),
        rowsRead: columnSchema('int', false),
        rowsWritten: columnSchema('int', false),
        errorCode: nullableText(data, 'get-sync-runs', 'data[].errorCode'),
      }),
      nullableText(data, 'get-sync-runs', 'nextCursor'),
    ),
    'get-backups': listOf(
      withAll({
        id: {type: 'string'},
        state: stored(data.backupStates),
        fileName: inFile('fileName'),
        sizeBytes: {...columnSchema('bigint', false), ...inFile('sizeBytes')},
        sha256: inFile('sha256'),
        createdUtc: {...timestamp, ...inFile('createdUtc')},
        expiresUtc: {...timestamp, ...inFile('expiresUtc')},
      }),
    ),
    'post-backups': withAll({id: {type: 'string'}, state: stored(data.backupStates)}),
    'get-backups-id-download': null,
  };
}
