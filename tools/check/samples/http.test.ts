import {expect, it} from 'vitest';
import {httpFaults} from './http';

const host = '\nHost: api.yttra.example\n';

it.each([
  `POST /v1/oauth/token HTTP/1.1${host}`,
  `GET /v1/views/rpt.TrialBalance/rows?select=AccountNo&limit=100 HTTP/1.1${host}`,
  `GET /v1/backups/bk_1/download HTTP/1.1${host}`,
  'HTTP/1.1 200 OK\nContent-Type: application/json',
  'GET /d/7f3c HTTP/1.1\nHost: portal.yttra.example\n',
])('accepts %j', (code) => {
  expect(httpFaults(code)).toEqual([]);
});

it.each([
  [`GET /v1/view HTTP/1.1${host}`, 1, 'The API has no GET /v1/view.', 'Write GET /v1/views.'],
  [`GET /views HTTP/1.1${host}`, 1, 'The API has no GET /views.', 'Write GET /v1/views.'],
  [`DELETE /v1/backups HTTP/1.1${host}`, 1, 'The API has no DELETE /v1/backups.', 'Write GET /v1/backups.'],
  [
    `GET /v1/sync-runs?status=FAILED HTTP/1.1${host}`,
    1,
    'GET /sync-runs has no parameter "status".',
    'Known: source, state, from.',
  ],
  [
    'GET /v1/views HTTP/1.1\nHost: apis.yttra.example\n',
    2,
    'apis.yttra.example is no address of the product.',
    'Write Host: api.yttra.example.',
  ],
  ['curl /v1/views', 1, 'The first line is neither a request nor an answer of HTTP.', 'Write METHOD /v1/… HTTP/1.1.'],
])('refuses %j', (code, line, message, fix) => {
  expect(httpFaults(code)).toEqual([{line, message, fix}]);
});
