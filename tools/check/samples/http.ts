import {nearest} from '../../../packages/common';
import {httpApi} from '../../../src/product/facts';
import type {Fault} from '../problem';

const base = new URL(httpApi.baseUrl);

/** The endpoints with all of their paths, and the pattern of these: `/v1/views/{name}/rows`. */
const endpoints = httpApi.endpoints.map((endpoint) => {
  const path = base.pathname + endpoint.path;
  return {...endpoint, path, pattern: new RegExp(`^${endpoint.method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)};
});

/**
 * Faults of a request to the HTTP API: unknown methods, paths and query parameters. Answers are left alone, and so are
 * other hosts: a rule of tables/samples.yml asks whether these are the product's.
 */
export function httpFaults(code: string): Fault[] {
  const [, request, query = ''] = /^([A-Z]+ [^\s?]+)(?:\?(\S*))? HTTP\/1\.1$/m.exec(code.split('\n')[0]!) ?? [];
  const host = /^Host: (\S+)$/m.exec(code)?.[1];
  if (request === undefined) {
    const message = 'The first line is neither a request nor an answer of HTTP.';
    return /^HTTP\/1\.1 \d{3}/.test(code) ? [] : [{line: 1, message, fix: 'Write METHOD /v1/… HTTP/1.1.'}];
  }
  if (host !== base.host) {
    return host ? [] : [{line: 1, message: 'The request has no Host.', fix: `Write Host: ${base.host}.`}];
  }
  const endpoint = endpoints.find(({pattern}) => pattern.test(request));
  if (endpoint === undefined) {
    const names = endpoints.map(({method, path}) => `${method} ${path}`);
    return [{line: 1, message: `The API has no ${request}.`, fix: `Write ${nearest(request, names)}.`}];
  }
  const known = endpoint.params.filter((param) => param.in === 'query').map(({name}) => name);
  return [...new URLSearchParams(query).keys()]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `${endpoint.method} ${endpoint.path} has no parameter "${name}".`;
      return {line: 1, message, fix: `Known: ${known.join(', ')}.`};
    });
}
