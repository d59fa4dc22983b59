import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import {TestHost} from './lib/host';
import {rawRequest} from './lib/rawRequest';

const {a} = inject('releases');
const port = 8393;
const source = path.join(import.meta.dirname, 'observatory');
const installed = path.join(projectRoot, '.cache/observatory');
const run = promisify(execFile);
let host: TestHost;
let headers: Record<string, string>;
let html: string;

/** Installs the analyser by its own lockfile, apart from the project's tree. */
async function install(): Promise<void> {
  mkdirSync(installed, {recursive: true});
  ['package.json', 'package-lock.json', 'grade.mjs'].forEach((file) =>
    copyFileSync(path.join(source, file), path.join(installed, file)),
  );
  if (!existsSync(path.join(installed, 'node_modules/@mdn/mdn-http-observatory'))) {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: installed});
  }
  const conf = path.join(installed, 'node_modules/@mdn/mdn-http-observatory/conf');
  // Its own install script would fetch this list; no host of ours is on it.
  writeFileSync(path.join(conf, 'hsts-preload.json'), '{}');
}

async function grade(
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<{score: number; grade: string; tests: Record<string, [string, number]>}> {
  const running = run(process.execPath, ['grade.mjs'], {cwd: installed});
  running.child.stdin!.end(JSON.stringify({headers: {...headers, ...changes}, html}));
  const {stdout} = await running;
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}

beforeAll(async () => {
  await install();
  host = new TestHost(port);
  await host.publish(a);
  const answer = await rawRequest(port, 'GET', '/');
  headers = {...answer.headers};
  html = answer.body.toString('utf8');
});
afterAll(() => host?.dispose());

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
