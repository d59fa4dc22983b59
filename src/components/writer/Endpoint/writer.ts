import {highlightedRequest} from '../../../lib/requests';
import {codeHtml} from '../../../lib/highlight/html';
import type {LocaleId} from '../../../lib/locales';
import {endpointId, hrefs} from '../../../product/anchors';
import {local} from '../../../product/context';
import {httpApi, type ApiEndpoint} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {join} from '../../../product/rich';
import type {RichPart, RichText} from '../../Rich';
import type {Writer, WriterContext} from '../../schema';
import {requestSample} from './requestSample';
import type Endpoint from '.';
import type {EndpointData} from '.';

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

function scopeOf({scope}: ApiEndpoint, {locale, word}: WriterContext): RichText {
  const record = httpApi.scopes.find(({id}) => id === scope);
  return record ? [{code: record.id}, ` (${local(record, locale)})`] : word('noScope');
}

function toCard(endpoint: ApiEndpoint, context: WriterContext): EndpointData {
  const {locale, word} = context;
  const {method, path, status, params, fields, response} = endpoint;
  const heading = `${method} ${path}`;
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
          {label: word('scope'), value: scopeOf(endpoint, context)},
          {label: word('status'), value: [{code: String(status)}]},
          ...(errors.length > 0 ? [{label: word('errors'), value: errors}] : []),
        ],
      },
      ...table('endpointParameters', params),
      {request: highlightedRequest(requestSample(endpoint))},
      ...(answer ? [{sample: answer, language: 'json', title: word('response', {status: String(status)})}] : []),
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
