import {nearest} from '../../../packages/common';
import {addresses, httpApi} from '../../../src/product/facts';
import type {SampleFault} from './fault';

const base = new URL(httpApi.baseUrl);

/** Patterns of all paths, with the version before them: `/v1/views/{name}/rows`. */
const endpoints = httpApi.endpoints.map((endpoint) => ({
  ...endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Faults of a request to the HTTP API: unknown methods, paths and query parameters. Answers are left alone. */
export function httpFaults(code: string): SampleFault[] {
  const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(code.split('\n')[0] ?? '') ?? [];
  if (method === undefined || target === undefined) {
    return /^HTTP\/1\.1 \d{3}/.test(code)
      ? []
      : [
          {
            line: 1,
            message: 'The first line is neither a request nor an answer of HTTP.',
            fix: 'Write METHOD /v1/… HTTP/1.1.',
          },
        ];
  }
  const host = /^Host: (\S+)$/m.exec(code)?.[1];
  return host === base.host ? requestFaults(method, target) : hostFaults(code, host);
}

function hostFaults(code: string, host: string | undefined): SampleFault[] {
  const known = addresses.some(({address}) => host !== undefined && address.includes(host));
  const line = code.split('\n').findIndex((text) => text.startsWith('Host:')) + 1;
  return known
    ? []
    : [
        {
          line: line || 1,
          message: host === undefined ? 'The request has no Host.' : `${host} is no address of the product.`,
          fix: `Write Host: ${base.host}.`,
        },
      ];
}

function requestFaults(method: string, target: string): SampleFault[] {
  const [path = '', query = ''] = target.split('?');
  const plain = path.startsWith(`${base.pathname}/`) ? path.slice(base.pathname.length) : path;
  const endpoint = endpoints.find((candidate) => candidate.method === method && candidate.pattern.test(plain));
  if (endpoint === undefined || plain === path) {
    const names = endpoints.map((candidate) => `${candidate.method} ${base.pathname}${candidate.path}`);
    return [
      {line: 1, message: `The API has no ${method} ${path}.`, fix: `Write ${nearest(`${method} ${path}`, names)}.`},
    ];
  }
  const known = endpoint.params.filter((param) => param.in === 'query').map(({name}) => name);
  return [...new URLSearchParams(query).keys()]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      line: 1,
      message: `${method} ${endpoint.path} has no parameter "${name}".`,
      fix: `Known: ${known.join(', ')}.`,
    }));
}
