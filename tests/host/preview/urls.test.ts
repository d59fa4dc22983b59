import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {securityHeaders} from '../../../deploy/headers/policy';
import {buildDir} from '../../../tools/lib/paths';
import {createPreviewServer, listen} from '../../../tools/serve/server';
import {BuiltSite} from '../../../tools/lib/builtSite';
import {inlineCode} from '../../../tools/release/checks/policy';
import {asking} from '../lib/requests';
import {expectedOf, rowProblems, tableProblems, titleOf, type UrlRow, urlTable} from '../lib/urls';

const site = new BuiltSite(process.env.HOST_BUILD ?? buildDir);
const headers = securityHeaders(inlineCode(site));
const expected = expectedOf(site);
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

it('has at least ninety rows', () => expect(urlTable.length).toBeGreaterThanOrEqual(90));

describe('the preview server', () => {
  it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    expect(await rowProblems(asking(port), row, expected)).toEqual([]);
  });
});

it('faults are found in the answer to a row', async () => {
  const more = {...expected, policy: new Map([...expected.policy, ['x-other', '1']])};
  const wrong: UrlRow = {url: '/report', status: 200, lang: 'en-GB', expect: {'cache-control': 'no-store'}, bytes: 1};
  expect(await tableProblems(asking(port), [wrong], more)).toEqual(
    ['cache-control', 'status', 'location', 'lang', 'bytes', 'x-other'].map((what) =>
      expect.stringContaining(`GET /report: ${what}: `),
    ),
  );
});
