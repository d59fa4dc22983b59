import {filled} from '../../../lib/locales';
import {httpApi, product, type ApiEndpoint} from '../../../product/facts';

/** Values for parameters in samples, from the example company's own world. */
const samples: Readonly<Record<string, string>> = {
  grant_type: 'client_credentials',
  client_id: product.example.apiClient,
  client_secret: '***',
  name: 'rpt.TrialBalance',
  query: 'Top customers',
  select: 'AccountNo,Movement',
  filter: "CompanyCode = 'EXB' and PeriodKey = 202503 and AccountNo = '3001'",
  id: 'bk_20251201T0130Z',
};

const queryParameters = {year: 2025};

function sampleOf(name: string): string {
  const sample = samples[name];
  if (sample === undefined) {
    throw new Error(`src/components/writer/Endpoint/requestSample.ts: no sample value for the parameter "${name}".`);
  }
  return sample;
}

/**
 * The request that gives the answer shown beside it, as it goes over the wire: the required parameters, and the others
 * that have a sample value.
 *
 * @throws Error when a required parameter has no sample value
 */
export function requestSample({method, path, scope, params}: ApiEndpoint): string {
  const sent = params.filter(({required, name, type}) => required || name in samples || type === 'object');
  const named = (place: string) => sent.filter((param) => param.in === place);
  const valuesIn = (place: string) => Object.fromEntries(named(place).map(({name}) => [name, sampleOf(name)]));
  const {host, pathname} = new URL(httpApi.baseUrl);
  const query = Object.entries(valuesIn('query'))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  const address = `${pathname}${filled(path, valuesIn('path'))}${query && `?${query}`}`;
  const lines = [`${method} ${address} HTTP/1.1`, `Host: ${host}`];
  if (scope !== undefined) {
    lines.push('Authorization: Bearer ***');
  }
  if (named('form').length > 0) {
    const form = new URLSearchParams(valuesIn('form'));
    lines.push('Content-Type: application/x-www-form-urlencoded', '', String(form));
  } else if (named('body').length > 0) {
    const body = named('body').map(({name, type}) => [name, type === 'object' ? queryParameters : sampleOf(name)]);
    lines.push('Content-Type: application/json', '', JSON.stringify(Object.fromEntries(body)));
  }
  return lines.join('\n');
}
