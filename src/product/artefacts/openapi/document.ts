import type {ApiEndpoint, Facts} from '../../facts';
import {endpointId} from '../../anchors';
import {requestBody, urlParameters} from './parameters';
import {responses} from './responses';
import {errorSchemas, rowSchemas, type JsonSchema} from './schemas';

const securityScheme = 'clientCredentials';

function operation(endpoint: ApiEndpoint, data: Facts): JsonSchema {
  const parameters = urlParameters(endpoint, data);
  const body = requestBody(endpoint, data);
  return {
    operationId: endpointId(endpoint.method, endpoint.path),
    summary: endpoint.en,
    tags: [endpoint.tag],
    security: endpoint.scope === undefined ? [] : [{[securityScheme]: [endpoint.scope]}],
    ...(parameters.length > 0 && {parameters}),
    ...(body && {requestBody: body}),
    responses: responses(endpoint, data),
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
 * @throws Error when the model has a SQL type that the data types lack
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
    tags: httpApi.tags,
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
