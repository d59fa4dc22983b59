import type {ApiEndpoint, EndpointParam, Facts} from '../../facts';
import {endpointId} from '../../anchors';
import {responses} from './responses';
import {errorSchemas, rowSchemas, type JsonSchema} from './schemas';

const securityScheme = 'clientCredentials';

/** Value rules that the data states in words, by parameter name. */
function valueRules(data: Facts): Record<string, JsonSchema> {
  const limit = (id: string): number => {
    const found = data.limits.find((entry) => entry.id === id);
    if (found === undefined) {
      throw new Error(`src/product/artefacts: src/product/facts has no limit "${id}". Mend openapi/document.ts.`);
    }
    return found.value;
  };
  return {
    grant_type: {const: 'client_credentials'},
    limit: {minimum: 1, maximum: limit('apiPageMax'), default: limit('apiPageDefault')},
    from: {format: 'date-time'},
    state: {enum: data.syncStates.map(({db}) => db)},
    client_secret: {format: 'password'},
  };
}

function valueSchema(param: EndpointParam, endpoint: ApiEndpoint, data: Facts): JsonSchema {
  const rules = valueRules(data)[param.name] ?? {};
  if (param.in === 'path' && endpoint.path.startsWith('/views/')) {
    return {type: 'string', enum: data.schema.views.map(({name}) => name)};
  }
  return param.type === 'object'
    ? {type: 'object', additionalProperties: {type: ['string', 'number', 'null']}}
    : {type: param.type, ...rules};
}

/** Path and query parameters of an endpoint, in OpenAPI's form. */
function urlParameters(endpoint: ApiEndpoint, data: Facts): JsonSchema[] {
  return endpoint.params
    .filter((param) => param.in === 'path' || param.in === 'query')
    .map((param) => ({
      name: param.name,
      in: param.in,
      required: param.required,
      description: param.en,
      schema: valueSchema(param, endpoint, data),
    }));
}

const mediaTypes = {form: 'application/x-www-form-urlencoded', body: 'application/json'} as const;

/** The request body of an endpoint; undefined when it takes none. */
function requestBody(endpoint: ApiEndpoint, data: Facts): JsonSchema | undefined {
  const params = endpoint.params.filter((param) => param.in === 'form' || param.in === 'body');
  const place = params[0]?.in;
  if (place !== 'form' && place !== 'body') {
    return undefined;
  }
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: params.filter(({required}) => required).map(({name}) => name),
    properties: Object.fromEntries(
      params.map((param) => [param.name, {...valueSchema(param, endpoint, data), description: param.en}]),
    ),
  };
  return {required: true, content: {[mediaTypes[place]]: {schema}}};
}

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
