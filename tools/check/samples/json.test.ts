import {expect, it} from 'vitest';
import {jsonFaults} from './json';

it.each([
  ['{"a": 1}', undefined],
  ['{"data": [{"AccountNo": "3001", "Movement": "-820000.0000"}], "nextCursor": null}', 'get-views-name-rows 200'],
  ['{"error": "invalid_client", "error_description": "Wrong."}', 'post-oauth-token 401'],
  ['{"query": "Top customers", "parameters": {"year": 2025}}', 'post-query request'],
])('accepts %j as %s', (code, api) => {
  expect(jsonFaults(code, api)).toEqual([]);
});

it.each([
  ['{\n  "a": 1,\n}', undefined, 3, 'JSON: '],
  ['{}', 'get-view 200', 0, 'The API has no body "get-view 200".'],
  [
    '{\n  "data": [\n    {"AccountNo": "3001", "Movment": "1.0000"}\n  ],\n  "nextCursor": null\n}',
    'get-views-name-rows 200',
    3,
    'JSON does not fit the API: /data/0 has the unknown property "Movment".',
  ],
  ['{\n  "data": [],\n  "next": null\n}', 'get-views-name-rows 200', 1, "must have required property 'nextCursor'"],
  [
    '{\n  "data": [{"AccountNo": "3001",\n    "Movement": -820000}],\n  "nextCursor": null\n}',
    'get-views-name-rows 200',
    3,
    '/data/0/Movement must be string',
  ],
  [
    '{"id": "bk_1", "state": "WAITING"}',
    'post-backups 202',
    1,
    '/state must be equal to one of the allowed values (QUEUED, RUNNING',
  ],
  [
    '{"error": {"code": "teapot", "message": "a", "traceId": "b"}}',
    'get-views 401',
    1,
    '/error/code must be equal to one of the allowed values',
  ],
])('refuses %j as %s', (code, api, line, message) => {
  const faults = jsonFaults(code, api);
  expect(faults).toContainEqual(expect.objectContaining({line, message: expect.stringContaining(message)}));
});
