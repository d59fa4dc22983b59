import type {ApiEndpoint} from '../../../product/facts';

interface Surroundings {
  readonly baseUrl: string;
  /** Client ID of the example company. */
  readonly client: string;
}

/** Values for parameters in samples, from the example company's own world. */
function sampleValues({client}: Surroundings): Readonly<Record<string, string>> {
  return {
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: '***',
    name: 'rpt.TrialBalance',
    query: 'Top customers',
    select: 'AccountNo,Movement',
    filter: "CompanyCode = 'EXB' and PeriodKey = 202503 and AccountNo = '3001'",
    id: 'bk_20251201T0130Z',
  };
}

/** Parameters of the saved query in samples. */
const queryParameters = {year: 2025};

/**
 * The request that gives the answer shown beside it, as it goes over the wire: the required parameters, and the others
 * that have a sample value.
 * @throws Error when a required parameter has no sample value.
 */
export function requestSample(endpoint: ApiEndpoint, surroundings: Surroundings): string {
  const values = sampleValues(surroundings);
  const sent = endpoint.params.filter((param) => param.required || param.name in values);
  const valueOf = (name: string): string => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`src/components/writer/Endpoint/requestSample.ts: no sample value for the parameter "${name}".`);
    }
    return value;
  };
  const pairs = (place: string) =>
    sent.filter((param) => param.in === place).map(({name}) => [name, valueOf(name)] as const);
  const {host, pathname} = new URL(surroundings.baseUrl);
  const path = pairs('path').reduce((text, [name, value]) => text.replace(`{${name}}`, value), endpoint.path);
  const query = pairs('query')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');

  const lines = [`${endpoint.method} ${pathname}${path}${query ? `?${query}` : ''} HTTP/1.1`, `Host: ${host}`];
  if (endpoint.scope !== undefined) {
    lines.push('Authorization: Bearer ***');
  }
  const form = pairs('form');
  const body = endpoint.params.filter((param) => param.in === 'body');
  const bodyValue = (name: string, type: string) => (type === 'object' ? queryParameters : valueOf(name));
  if (form.length > 0) {
    lines.push(
      'Content-Type: application/x-www-form-urlencoded',
      '',
      form.map(([name, value]) => `${name}=${value}`).join('&'),
    );
  } else if (body.length > 0) {
    lines.push(
      'Content-Type: application/json',
      '',
      JSON.stringify(Object.fromEntries(body.map(({name, type}) => [name, bodyValue(name, type)]))),
    );
  }
  return lines.join('\n');
}
