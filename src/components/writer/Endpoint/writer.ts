import {highlightedRequest} from '../../../lib/requests';
import {codeHtml} from '../../../lib/highlight/html';
import type {LocaleId} from '../../../lib/locales';
import {endpointId, hrefs} from '../../../product/anchors';
import {local, type Context} from '../../../product/context';
import {httpApi, product, type ApiEndpoint} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {join} from '../../../product/rich';
import type {RichPart, RichText} from '../../Rich';
import type {Writer} from '../../schema';
import {requestSample} from './requestSample';
import type Endpoint from '.';
import type {EndpointData} from '.';

const words = {
  scope: {sv: 'Behörighet', en: 'Scope'},
  noScope: {sv: 'Ingen åtkomsttoken behövs', en: 'No access token needed'},
  status: {sv: 'Svarar', en: 'Answers'},
  errors: {sv: 'Felkoder', en: 'Error codes'},
  response: {sv: 'Svar', en: 'Response'},
};

const idOf = ({method, path}: ApiEndpoint) => endpointId(method, path);

/** What every request with an access token can give: the page says it once. */
const errorsOfEvery = httpApi.errors
  .map(({code}) => code)
  .filter((code) => httpApi.endpoints.every(({scope, errors}) => scope === undefined || errors.includes(code)));

function errorLinks({scope, errors}: ApiEndpoint, locale: LocaleId): RichPart[] {
  const own = scope === undefined ? errors : errors.filter((code) => !errorsOfEvery.includes(code));
  const links = own.map((code): RichPart => {
    const error = httpApi.errors.find((known) => known.code === code)!;
    return {code, href: hrefs.apiError(code), title: `${error.status}: ${local(error, locale)}`};
  });
  return join(links, ', ');
}

function scopeOf({scope}: ApiEndpoint, locale: LocaleId): RichText {
  const record = httpApi.scopes.find(({id}) => id === scope);
  return record ? [{code: record.id}, ` (${local(record, locale)})`] : words.noScope[locale];
}

function toCard(endpoint: ApiEndpoint, context: Context): EndpointData {
  const {locale} = context;
  const {method, path, status, params, fields, response} = endpoint;
  const heading = `${method} ${path}`;
  const request = requestSample(endpoint, {baseUrl: httpApi.baseUrl, client: product.example.apiClient});
  const answer = response && codeHtml(JSON.stringify(response, null, 2), 'json');
  const errors = errorLinks(endpoint, locale);
  const table = (name: string, rows: readonly object[]) =>
    rows.length > 0 ? [{table: tableOf(name, rows, context, {endpoint: heading})}] : [];
  return {
    anchor: idOf(endpoint),
    heading,
    method,
    path,
    blocks: [
      {text: `${local(endpoint, locale)}.`},
      {
        facts: [
          {label: words.scope[locale], value: scopeOf(endpoint, locale)},
          {label: words.status[locale], value: [{code: String(status)}]},
          ...(errors.length > 0 ? [{label: words.errors[locale], value: errors}] : []),
        ],
      },
      ...table('endpointParameters', params),
      {request: highlightedRequest(request)},
      ...(answer ? [{sample: answer, language: 'json', title: `${words.response[locale]} ${status}`}] : []),
      ...table('endpointFields', fields),
    ],
  };
}

export const writer: Writer<typeof Endpoint, {readonly id: string}> = {
  values: {id: httpApi.endpoints.map(idOf)},
  resolve({id}, context) {
    const endpoint = httpApi.endpoints.find((candidate) => idOf(candidate) === id)!;
    return {data: toCard(endpoint, context), headings: [{id, value: `${endpoint.method} ${endpoint.path}`}]};
  },
};
