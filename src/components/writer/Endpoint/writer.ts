import {codeHtml} from '../../../lib/highlight/html';
import type {LocaleId} from '../../../lib/locales';
import {endpointId, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {httpApi, product} from '../../../product/facts';
import type {ApiEndpoint, EndpointParam} from '../../../product/facts';
import {requestSample} from './requestSample';
import {join, toRich} from '../../../product/rich';
import type {RichPart} from '../../Rich/types';
import type {Attributes, WriterOf} from '../../schema';
import type Endpoint from '.';
import type {EndpointCard} from '.';

const idOf = ({method, path}: ApiEndpoint) => endpointId(method, path);

function errorLinks(codes: readonly string[], locale: LocaleId): RichPart[] {
  const links = codes.map((code): RichPart => {
    const error = httpApi.errors.find((known) => known.code === code)!;
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
  const record = httpApi.scopes.find(({id}) => id === scope);
  return record && {id: record.id, meaning: local(record, locale)};
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
    requestHtml: codeHtml(
      requestSample(endpoint, {baseUrl: httpApi.baseUrl, client: product.example.apiClient}),
      'http',
    ),
    fields: endpoint.fields.map((field) => ({name: field.name, meaning: toRich(local(field, locale), locale)})),
    status: endpoint.status,
    ...(endpoint.response && {responseHtml: codeHtml(JSON.stringify(endpoint.response, null, 2), 'json')}),
    errors: errorLinks(endpoint.errors, locale),
  };
}

const attributes = {id: {values: httpApi.endpoints.map(idOf)}} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Ett anrop i HTTP-API med parametrar, anrop och svar.',
    en: 'One request of the HTTP API with parameters, request and answer.',
  },
  attributes,
  example: '<Endpoint id="get-views" />',
  resolve({id}, {locale}) {
    const card = toCard(
      httpApi.endpoints.find((candidate) => idOf(candidate) === id)!,
      locale,
    );
    return {data: card, headings: [{id: card.anchor, value: `${card.method} ${card.path}`}]};
  },
} satisfies WriterOf<typeof Endpoint, typeof attributes>;
