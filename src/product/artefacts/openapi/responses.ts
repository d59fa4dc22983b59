/** What the endpoints of the HTTP API answer. */
import type {ApiEndpoint, ApiError, Facts} from '../../facts';
import {answerSchema, type JsonSchema} from './schemas';

const headerRefs = (names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.map((name) => [name, {$ref: `#/components/headers/${name}`}]));

function successResponses(endpoint: ApiEndpoint, data: Facts): JsonSchema {
  const {status, en: description} = endpoint;
  const schema = answerSchema(endpoint, data);
  const headers = headerRefs(['X-Trace-Id', 'X-RateLimit-Remaining']);
  if (schema === undefined) {
    return redirectResponses(endpoint, headers);
  }
  return {[status]: {description, headers, content: {'application/json': {schema, example: endpoint.response}}}};
}

/** A redirect to a file, and what a client that follows redirects by itself gets. */
function redirectResponses(endpoint: ApiEndpoint, headers: JsonSchema): JsonSchema {
  const location = {description: 'Address of the file.', schema: {type: 'string', format: 'uri'}};
  return {
    '200': {
      description: 'The file, when the client has followed the redirect.',
      content: {'application/octet-stream': {}},
    },
    [String(endpoint.status)]: {description: endpoint.en, headers: {...headers, Location: location}},
  };
}

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

/** Error answers of an endpoint, by status; errors with the same status share one entry, each with its own example. */
function errorResponses(endpoint: ApiEndpoint, data: Facts): Record<string, JsonSchema> {
  const oauth = endpoint.scope === undefined;
  const errors = data.httpApi.errors.filter(({code, status}) => endpoint.errors.includes(code) || anywhere.has(status));
  const statuses = [...new Set(errors.map(({status}) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const same = errors.filter((error) => error.status === status);
      const response = {
        description: same.map(({code, en}) => `\`${code}\`: ${en}.`).join(' '),
        headers: headerRefs(['X-Trace-Id', ...(waiting.has(status) ? ['Retry-After'] : [])]),
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

/** All answers of an endpoint, by status. */
export const responses = (endpoint: ApiEndpoint, data: Facts): JsonSchema => ({
  ...successResponses(endpoint, data),
  ...errorResponses(endpoint, data),
});
