import {createConfig, lintFromString} from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {facts} from '../../facts';
import {closed, openApiDocument} from './document';

/** The compiled schema of an answer of the document. */
function answerOf(path: string, method: string, status: string, document = openApiDocument(facts)) {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  ajv.addSchema({...document, $id: 'openapi.json'});
  const pointer = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({$ref: `openapi.json#/${pointer}`});
  return (value: unknown) => validate(value);
}

describe('openApiDocument', () => {
  it('passes the recommended rules of the linter', async () => {
    const config = await createConfig({extends: ['recommended']});
    const source = JSON.stringify(openApiDocument(facts));
    expect(await lintFromString({source, absoluteRef: 'openapi.json', config})).toEqual([]);
  });

  it('describes every endpoint with its parameters, its scope and its errors', () => {
    const {paths} = openApiDocument(facts) as {paths: Record<string, Record<string, any>>}; // eslint-disable-line @typescript-eslint/no-explicit-any -- the shape of OpenAPI is what is tested
    for (const endpoint of facts.httpApi.endpoints) {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const inUrl = endpoint.params.filter((param) => param.in === 'path' || param.in === 'query');
      expect((operation.parameters ?? []).map(({name}: {name: string}) => name)).toEqual(inUrl.map(({name}) => name));
      expect(JSON.stringify(operation.security)).toContain(endpoint.scope ?? '[]');
      for (const code of endpoint.errors) {
        expect(JSON.stringify(operation.responses)).toContain(`"${code}"`);
      }
    }
  });

  it('accepts the sample answers of the data', () => {
    for (const {path, method, status, response} of facts.httpApi.endpoints) {
      if (response !== undefined) {
        expect(answerOf(path, method.toLowerCase(), String(status))(response), `${method} ${path}`).toBe(true);
      }
    }
    expect(answerOf('/views/{name}/rows', 'get', '400')(facts.httpApi.errorBody)).toBe(true);
    expect(answerOf('/oauth/token', 'post', '401')(facts.httpApi.tokenErrorBody)).toBe(true);
  });

  it('lets every answer have a field that is not in it yet, and a request only those that the API knows', () => {
    const {paths, components} = openApiDocument(facts) as {
      paths: Record<string, Record<string, {responses: object; requestBody?: object}>>;
      components: object;
    };
    const answers = Object.values(paths).flatMap((methods) => Object.values(methods).map(({responses}) => responses));
    const refusesMore = (of: unknown) => JSON.stringify(of).includes('"additionalProperties":false');
    expect([refusesMore([answers, components]), refusesMore(paths['/query']!.post!.requestBody)]).toEqual([
      false,
      true,
    ]);
    expect(answerOf('/backups', 'post', '202')({id: 'bk_1', state: 'QUEUED', newField: 1})).toBe(true);
  });

  it.each([
    ['/views/{name}/rows', 'get', 'Sent as cursor for the next page'],
    ['/query', 'post', 'cannot be sent back'],
    ['/sync-runs', 'get', 'cannot be sent back'],
    ['/sync-runs', 'get', 'with warnings'],
  ] as const)('says of %s, as the page does, %s: %s', (path, method, words) => {
    const {paths} = openApiDocument(facts) as {paths: Record<string, Record<string, object>>};
    expect(JSON.stringify(paths[path]![method])).toContain(words);
  });

  it('accepts a backup that is not made yet, without its file', () => {
    const none = {fileName: null, sizeBytes: null, sha256: null, createdUtc: null, expiresUtc: null};
    expect(answerOf('/backups', 'get', '200')({data: [{id: 'bk_1', state: 'QUEUED', ...none}]})).toBe(true);
  });

  it('refuses, when closed, a row with a column that no view has, and an amount as a number', () => {
    const rows = answerOf('/views/{name}/rows', 'get', '200', closed(openApiDocument(facts)));
    expect(rows({data: [{AccountNo: '3001', Ammount: '1.0000'}], nextCursor: null})).toBe(false);
    expect(rows({data: [{AccountNo: '3001', Movement: -820000}], nextCursor: null})).toBe(false);
  });
});
