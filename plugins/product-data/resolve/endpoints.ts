import {httpApi, product} from '../../../src/data';
import type {ApiEndpoint, EndpointParam} from '../../../src/data';
import type {ApiErrorsData} from '../../../src/components/ApiErrors';
import type {EndpointCard, EndpointData} from '../../../src/components/Endpoint';
import type {EndpointListData} from '../../../src/components/EndpointList';
import type {RichPart} from '../../../src/components/Rich/types';
import type {LocaleId} from '../../../config/locales';
import {apiErrorAnchor, endpointId, hrefs} from '../anchors';
import {codeHtml} from '../../highlight/html';
import {local} from '../context';
import {required} from '../problem';
import {join, toRich} from '../rich';
import {needed} from './list';
import {requestSample} from './requestSample';
import type {Resolver} from './types';

const idOf = ({method, path}: ApiEndpoint) => endpointId(method, path);
const ids = httpApi.endpoints.map(idOf);

function errorLinks(codes: readonly string[], locale: LocaleId): RichPart[] {
  const links = codes.map((code): RichPart => {
    const error = required('API error', code, httpApi.errors.map((known) => known.code), (id) =>
      httpApi.errors.find((known) => known.code === id));
    return {code, href: hrefs.apiError(code), title: `${error.status}: ${local(error, locale)}`};
  });
  return join(links, ', ');
}

function toParam(param: EndpointParam, locale: LocaleId) {
  return {
    name: param.name,
    in: param.in,
    type: param.type,
    required: param.required,
    meaning: toRich(local(param, locale), locale),
  };
}

function scopeOf({scope}: ApiEndpoint, locale: LocaleId): EndpointCard['scope'] {
  if (scope === null) {
    return undefined;
  }
  const known = httpApi.scopes.map(({id}) => id);
  const record = required('scope', scope, known, (id) => httpApi.scopes.find((candidate) => candidate.id === id));
  return {id: record.id, meaning: local(record, locale)};
}

function toCard(endpoint: ApiEndpoint, locale: LocaleId): EndpointCard {
  const scope = scopeOf(endpoint, locale);
  return {
    anchor: idOf(endpoint),
    method: endpoint.method,
    path: endpoint.path,
    summary: local(endpoint, locale),
    ...(scope && {scope}),
    params: endpoint.params.map((param) => toParam(param, locale)),
    requestHtml: codeHtml(requestSample(endpoint, {baseUrl: httpApi.baseUrl, client: product.example.apiClient}), 'http'),
    status: endpoint.status,
    ...(endpoint.response && {responseHtml: codeHtml(JSON.stringify(endpoint.response, null, 2), 'json')}),
    errors: errorLinks(endpoint.errors, locale),
  };
}

/** One endpoint with its request and its answer. */
export const endpoint: Resolver = {
  attributes: ['id'],
  resolve(attributes, {locale}) {
    const found = required('endpoint', needed(attributes, 'id'), ids, (id) =>
      httpApi.endpoints.find((candidate) => idOf(candidate) === id));
    const card = toCard(found, locale);
    return {
      data: card satisfies EndpointData,
      headings: [{id: card.anchor, value: `${card.method} ${card.path}`}],
    };
  },
};

/** All endpoints in a table that links to their descriptions. */
export const endpointList: Resolver = {
  attributes: [],
  resolve(_attributes, {locale}) {
    const rows = httpApi.endpoints.map((candidate) => ({
      href: `/api/api#${idOf(candidate)}`,
      method: candidate.method,
      path: candidate.path,
      scope: candidate.scope ?? '',
      summary: local(candidate, locale),
    }));
    return {data: {rows} satisfies EndpointListData};
  },
};

/** All error codes of the HTTP API, by status. */
export const apiErrors: Resolver = {
  attributes: [],
  resolve(_attributes, {locale}) {
    const rows = httpApi.errors.map((error) => ({
      anchor: apiErrorAnchor(error.code),
      status: error.status,
      code: error.code,
      meaning: toRich(local(error, locale), locale),
    }));
    return {data: {rows} satisfies ApiErrorsData};
  },
};
