import type {Facts} from '../../facts';
import type {ApiEndpoint} from '../../facts';
import {endpointId} from '../../anchors';
import {answerSchema, rowSchemas} from './answers';
import type {JsonSchema} from './columnSchema';
import {errorResponses, errorSchemas, headerRefs} from './errorResponses';
import {requestBody, urlParameters} from './parameters';

const securityScheme = 'clientCredentials';

/** Groups of endpoints, by first part of the path. */
const tags: Record<string, {name: string; description: string}> = {
  oauth: {name: 'Sign-in', description: 'Access tokens for API clients.'},
  views: {name: 'Views', description: 'Rows of the views in schema `rpt`.'},
  query: {name: 'Queries', description: 'Saved queries, by name.'},
  'sync-runs': {name: 'Sync', description: 'Log of synchronisation runs.'},
  backups: {name: 'Backups', description: 'Backups of the customer database.'},
};

function tagOf({path}: ApiEndpoint): {name: string; description: string} {
  const tag = tags[path.split('/')[1] ?? ''];
  if (tag === undefined) {
    throw new Error(`src/product/artefacts: no tag for the path ${path}. Add it to openapi/document.ts.`);
  }
  return tag;
}

function successResponses(endpoint: ApiEndpoint, data: Facts): JsonSchema {
  const schema = answerSchema(endpoint, data);
  const headers = headerRefs(['X-Trace-Id', 'X-RateLimit-Remaining']);
  if (schema === undefined) {
    return redirectResponses(endpoint, headers);
  }
  return {
    [String(endpoint.status)]: {
      description: endpoint.en,
      headers,
      content: {'application/json': {schema, example: endpoint.response}},
    },
  };
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

function operation(endpoint: ApiEndpoint, data: Facts): JsonSchema {
  const parameters = urlParameters(endpoint, data);
  const body = requestBody(endpoint, data);
  return {
    operationId: endpointId(endpoint.method, endpoint.path),
    summary: endpoint.en,
    tags: [tagOf(endpoint).name],
    security: endpoint.scope === undefined ? [] : [{[securityScheme]: [endpoint.scope]}],
    ...(parameters.length > 0 && {parameters}),
    ...(body && {requestBody: body}),
    responses: {...successResponses(endpoint, data), ...errorResponses(endpoint, data)},
  };
}

function paths(data: Facts): JsonSchema {
  const result: Record<string, JsonSchema> = {};
  for (const endpoint of data.httpApi.endpoints) {
    result[endpoint.path] = {...result[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, data)};
  }
  return result;
}

function headerComponents({httpApi}: Facts): JsonSchema {
  return Object.fromEntries(
    httpApi.headers.map(({name, en}) => [
      name,
      {description: en, schema: {type: name === 'X-Trace-Id' ? 'string' : 'integer'}},
    ]),
  );
}

/**
 * OpenAPI 3.1 description of the HTTP API as an object.
 *
 * @throws Error when the data has an endpoint this description does not know the answer of
 */
export function openApiDocument(data: Facts): JsonSchema {
  const {httpApi, product} = data;
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.brand} API`,
      version: new URL(httpApi.baseUrl).pathname.slice(1),
      description: `HTTP access to the customer database of ${product.brand} ${product.currentVersion}. Reads data; the only thing it can create is a backup. Decimal and bigint values are strings.`,
      license: {name: 'Proprietary', identifier: 'LicenseRef-Proprietary'},
    },
    servers: [{url: httpApi.baseUrl}],
    tags: Object.values(tags),
    paths: paths(data),
    components: {
      securitySchemes: {
        [securityScheme]: {
          type: 'oauth2',
          description: httpApi.auth,
          flows: {
            clientCredentials: {
              tokenUrl: `${httpApi.baseUrl}/oauth/token`,
              scopes: Object.fromEntries(httpApi.scopes.map(({id, en}) => [id, en])),
            },
          },
        },
      },
      headers: headerComponents(data),
      schemas: {...errorSchemas(data), ...rowSchemas(data)},
    },
  };
}

/** The description with answers that take no field beyond those it has: for samples and tests of our own. */
export function closed(document: JsonSchema): JsonSchema {
  const close = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
      ? {additionalProperties: false, ...value}
      : value;
  return JSON.parse(JSON.stringify(document, close)) as JsonSchema;
}
