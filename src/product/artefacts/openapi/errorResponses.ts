import type {Facts} from '../../facts';
import type {ApiEndpoint, ApiError} from '../../facts';
import type {JsonSchema} from './columnSchema';

/** Statuses that carry `Retry-After`. */
const waiting = new Set([429, 503]);

/** Errors that any call can give and that the data therefore does not repeat per endpoint. */
const anywhere = new Set([500, 503]);

/** `invalid_filter` as an answer of this API, or of the token endpoint, which follows OAuth. */
function body(error: ApiError, oauth: boolean, data: Facts): JsonSchema {
  return oauth
    ? {error: error.code, error_description: `${error.en}.`}
    : {error: {code: error.code, message: `${error.en}.`, traceId: data.httpApi.errorBody.error.traceId}};
}

function headers(status: number): JsonSchema {
  const names = ['X-Trace-Id', ...(waiting.has(status) ? ['Retry-After'] : [])];
  return headerRefs(names);
}

/** References to the shared response headers, by name. */
export function headerRefs(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, {$ref: `#/components/headers/${name}`}]));
}

/**
 * Error answers of an endpoint, by status; errors with the same status share one entry,
 * each with its own example.
 */
export function errorResponses(endpoint: ApiEndpoint, data: Facts): Record<string, JsonSchema> {
  const oauth = endpoint.scope === undefined;
  const errors = data.httpApi.errors.filter(({code, status}) => endpoint.errors.includes(code) || anywhere.has(status));
  const statuses = [...new Set(errors.map(({status}) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const same = errors.filter((error) => error.status === status);
      const response = {
        description: same.map(({code, en}) => `\`${code}\`: ${en}.`).join(' '),
        headers: headers(status),
        content: {
          'application/json': {
            schema: {$ref: `#/components/schemas/${oauth ? 'OAuthError' : 'Error'}`},
            examples: Object.fromEntries(
              same.map((error) => [error.code, {summary: error.en, value: body(error, oauth, data)}]),
            ),
          },
        },
      };
      return [String(status), response];
    }),
  );
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
