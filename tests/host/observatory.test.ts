import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {publishedHost} from './lib/fixtures';
import {installTools} from './lib/npmTools';
import {rawRequest} from './lib/rawRequest';

const port = 8393;
await publishedHost(port);
const run = promisify(execFile);
let analyser: string;
let headers: Record<string, string>;
let html: string;

async function grade(
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<{score: number; grade: string; tests: Record<string, [string, number]>}> {
  const running = run(process.execPath, ['grade.mjs'], {cwd: analyser});
  running.child.stdin!.end(JSON.stringify({headers: {...headers, ...changes}, html}));
  const {stdout} = await running;
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}

beforeAll(async () => {
  analyser = await installTools('observatory');
  // Its own install script would fetch this list; no host of ours is on it.
  writeFileSync(path.join(analyser, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  const answer = await rawRequest(port, 'GET', '/');
  headers = {...answer.headers};
  html = answer.body.toString('utf8');
});

describe("Mozilla's Observatory", () => {
  it('gives the headers that nginx sends at least 130 points, A+', async () => {
    const result = await grade();
    console.log(`Observatory: ${result.score} ${result.grade} ${JSON.stringify(result.tests)}`);
    expect(result.grade).toBe('A+');
    expect(result.score).toBeGreaterThanOrEqual(130);
  });

  it.each([
    ['without a policy', {'content-security-policy': undefined}],
    ['with unsafe-inline', {'content-security-policy': "default-src 'self' 'unsafe-inline'"}],
    ['without HSTS', {'strict-transport-security': undefined}],
  ])('gives less %s', async (_name, changes) => expect((await grade(changes)).score).toBeLessThan(100));
});
