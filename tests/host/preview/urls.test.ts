import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {securityHeaders} from '../../../deploy/headers/policy';
import {buildDir} from '../../../tools/lib/paths';
import {createPreviewServer, listen} from '../../../tools/serve/server';
import {inlineCode, readBuiltSite} from '../../../tools/release/site/builtSite';
import {asking} from '../lib/rawRequest';
import {namesOf, rowProblems} from '../lib/urlChecks';
import {urlTable, type UrlRow} from '../lib/urls';

const site = readBuiltSite(process.env.HOST_BUILD ?? buildDir);
const headers = securityHeaders(inlineCode(site));
const policy = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
const names = namesOf(readFileSync(path.join(site.dir, 'index.html'), 'utf8'));
let server: Server;
let port: number;

beforeAll(async () => {
  server = createPreviewServer(site.dir, '/', headers);
  await listen(server, 0);
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** A build has no compressed copies, and so no answer that varies; nor has it the files of a release. */
const rows = urlTable
  .filter(({ofReleases, expect: wanted}) => !ofReleases && !wanted?.['content-encoding'])
  .map((row): UrlRow => (row.expect?.vary ? {...row, expect: {...row.expect, vary: null}} : row));
const title = (row: UrlRow) =>
  `${row.method ?? 'GET'} ${row.url} ${JSON.stringify(row.headers ?? '')}${row.conditional ? ' again' : ''}`;

it('has at least ninety rows', () => expect(urlTable.length).toBeGreaterThanOrEqual(90));

describe('the preview server', () => {
  it.each(rows.map((row) => [title(row), row] as const))('%s', async (_title, row) => {
    expect(await rowProblems(asking(port), row, names, policy)).toEqual([]);
  });
});

describe('the table is taken seriously:', () => {
  it.each<[string, UrlRow]>([
    ['a wrong status', {url: '/', status: 404}],
    ['a wrong location', {url: '/report', status: 301, location: '/elsewhere'}],
    ['a location that should not be', {url: '/report', status: 301}],
    ['a wrong language', {url: '/', status: 200, lang: 'en-GB'}],
    ['a wrong header', {url: '/', status: 200, expect: {'cache-control': 'no-store'}}],
    ['a wrong length', {url: '/', status: 200, bytes: 1}],
  ])('%s is found', async (_name, row) =>
    expect((await rowProblems(asking(port), row, names, policy)).length).toBeGreaterThan(0),
  );

  it('a missing security header is found', async () => {
    const more = new Map([...policy, ['x-other', '1']]);
    expect(await rowProblems(asking(port), {url: '/', status: 200}, names, more)).toEqual([
      'x-other: undefined, wanted 1',
    ]);
  });
});
