import type {ApiEndpoint, EndpointParam, Facts} from '../../facts';
import type {JsonSchema} from './schemas';

/** Value rules that the data states in words, by parameter name. */
function valueRules(data: Facts): Record<string, JsonSchema> {
  const limit = (id: string): number => {
    const found = data.limits.find((entry) => entry.id === id);
    if (found === undefined) {
      throw new Error(`src/product/artefacts: src/product/facts has no limit "${id}". Mend openapi/parameters.ts.`);
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
export function urlParameters(endpoint: ApiEndpoint, data: Facts): JsonSchema[] {
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
export function requestBody(endpoint: ApiEndpoint, data: Facts): JsonSchema | undefined {
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
