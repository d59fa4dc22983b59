import type {ProductData} from '../../data/schemas';
import {columnSchema, type JsonSchema} from './columnSchema';

const ref = (name: string): JsonSchema => ({$ref: `#/components/schemas/${name}`});
const timestamp = columnSchema('datetime2(0)', false);
const nullable = (schema: JsonSchema): JsonSchema => ({...schema, type: [schema.type, 'null']});

/** An object whose properties are all there, and no others. */
function exactly(properties: Record<string, JsonSchema>): JsonSchema {
  return {type: 'object', additionalProperties: false, required: Object.keys(properties), properties};
}

const listOf = (items: JsonSchema): JsonSchema => exactly({data: {type: 'array', items}});

const pageOf = (items: JsonSchema): JsonSchema =>
  exactly({
    data: {type: 'array', items},
    nextCursor: {type: ['string', 'null'], description: 'Null on the last page; valid for 15 minutes.'},
  });

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
        additionalProperties: false,
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
  const modes = data.syncModes.flatMap(({db}) => (db === undefined ? [] : [db]));
  return {
    'post-oauth-token': exactly({
      access_token: {type: 'string'},
      token_type: {type: 'string', const: 'Bearer'},
      expires_in: {type: 'integer', description: 'Seconds.'},
      scope: {type: 'string', description: 'Granted scopes with spaces between.'},
    }),
    'get-views': listOf(exactly({name: {type: 'string', enum: views}, description: {type: 'string'}})),
    'get-views-name': exactly({
      name: {type: 'string', enum: views},
      columns: {
        type: 'array',
        items: exactly({
          name: {type: 'string'},
          type: {type: 'string', description: 'SQL type.'},
          nullable: {type: 'boolean'},
        }),
      },
    }),
    'get-views-name-rows': pageOf({anyOf: views.map((name) => ref(rowName(name)))}),
    'post-query': pageOf({type: 'object', additionalProperties: scalar}),
    'get-sync-runs': pageOf(
      exactly({
        syncRunId: columnSchema('bigint', false),
        sourceId: columnSchema('int', false),
        mode: {type: 'string', enum: modes},
        state: stored(data.syncStates),
        startedUtc: timestamp,
        endedUtc: nullable(timestamp),
        rowsRead: columnSchema('int', false),
        rowsWritten: columnSchema('int', false),
        errorCode: {type: ['string', 'null'], description: 'Error code YT-nnnn of a failed run.'},
      }),
    ),
    'get-backups': listOf(
      exactly({
        id: {type: 'string'},
        state: stored(data.backupStates),
        fileName: {type: 'string'},
        sizeBytes: columnSchema('bigint', false),
        sha256: {type: 'string'},
        createdUtc: timestamp,
        expiresUtc: timestamp,
      }),
    ),
    'post-backups': exactly({id: {type: 'string'}, state: stored(data.backupStates)}),
    'get-backups-id-download': null,
  };
}
