import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import {releaseKey} from './lib/signing';

const base = path.join(projectRoot, '.cache/release-test');
/** Folders of other names and at other depths. */
const [one, two] = ['one', 'deeper/down/another-name'].map((name) => path.join(base, name)) as [string, string];
/** Not `execFileSync`: Vitest ends a test file that says nothing for a minute. */
const run = promisify(execFile);

/** A checkout of the last commit with the installed packages as hard links, as `npm ci` would put them there. */
async function checkOut(dir: string): Promise<void> {
  mkdirSync(dir, {recursive: true});
  await run('git', ['clone', '--quiet', projectRoot, dir]);
  const modules = path.join(dir, 'node_modules');
  await run('cp', ['-al', path.join(projectRoot, 'node_modules'), modules]);
  // Newer than the lockfile of the checkout, or the release would install first. Anew, because it is one file with the project's.
  const installed = path.join(modules, '.package-lock.json');
  const text = readFileSync(installed);
  rmSync(installed);
  writeFileSync(installed, text);
  // What earlier builds remembered must not decide.
  rmSync(path.join(modules, '.cache'), {recursive: true, force: true});
}

/** Commits a change to one file of a checkout. */
async function commit(dir: string, file: string, edit: (text: string) => string): Promise<void> {
  const name = path.join(dir, file);
  writeFileSync(name, edit(readFileSync(name, 'utf8')));
  await run(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--all', '--message', 'test'],
    {cwd: dir},
  );
}

/**
 * Runs `npm run release`: its exit status, and what it says.
 *
 * @param key that RELEASE_KEY names; empty for none
 */
function release(dir: string, key = ''): Promise<{status: number; output: string}> {
  const env = {...process.env, RELEASE_KEY: key};
  return run('npm', ['run', '--silent', 'release'], {cwd: dir, env, maxBuffer: 64 * 1024 * 1024}).then(
    ({stdout, stderr}) => ({status: 0, output: stdout + stderr}),
    ({code, stdout, stderr}: {code: number; stdout: string; stderr: string}) => ({
      status: code,
      output: stdout + stderr,
    }),
  );
}

function contents(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function archives(dir: string): string[] {
  return contents(path.join(dir, 'release')).filter((name) => name.endsWith('.tar.gz'));
}

async function hashOfRelease(dir: string, key: string, said: RegExp): Promise<string> {
  expect(await release(dir, key)).toEqual({status: 0, output: expect.stringMatching(said)});
  const [archive] = archives(dir);
  expect(existsSync(path.join(dir, 'release', `${archive}.sig`))).toBe(key !== '');
  return createHash('sha256')
    .update(readFileSync(path.join(dir, 'release', archive!)))
    .digest('hex');
}

beforeAll(async () => {
  rmSync(base, {recursive: true, force: true});
  await checkOut(one);
  await checkOut(two);
});
afterAll(() => rmSync(base, {recursive: true, force: true}));

it(
  'the archive of a commit is the same, byte for byte, whatever folder it is made in, signed or not',
  {timeout: 1_800_000},
  async () => {
    const first = await hashOfRelease(one, releaseKey(), /^Packed \S+, signed by /m);
    expect(await hashOfRelease(two, '', /^Packed \S+, UNSIGNED: no host takes it\./m)).toBe(first);
  },
);

describe('a release that fails says why, ends with 1, and leaves nothing that looks publishable:', () => {
  const page = 'docs-report/intro.mdx';

  /** Refused, with no archive beside those of before and no build left behind. */
  async function refused(why: string, key = releaseKey()): Promise<void> {
    const before = contents(path.join(one, 'release'));
    const {status, output} = await release(one, key);
    expect(output).toContain(why);
    expect(status).toBe(1);
    expect(contents(path.join(one, 'release'))).toEqual(before);
    expect(contents(path.join(one, '.cache/release'))).toEqual([]);
  }

  it('files that are not committed', async () => {
    writeFileSync(path.join(one, 'left-over.txt'), '');
    await refused('Not committed: left-over.txt');
    rmSync(path.join(one, 'left-over.txt'));
  });

  it('a key that is not there', () => refused('RELEASE_KEY asks for /nowhere/key, which is not there', '/nowhere/key'));

  it('a site that cannot be built', {timeout: 900_000}, async () => {
    await commit(one, page, (text) => `${text}\n[nowhere](/report/nowhere)\n`);
    await refused('The build failed. Nothing was released.');
  });

  it('a build that must not be published', {timeout: 900_000}, async () => {
    await commit(one, page, (text) => text.replace('\n[nowhere](/report/nowhere)\n', ''));
    await commit(one, 'deploy/published/routes.txt', (text) => `${text}/report/promised\n`);
    await refused('report/promised.html: the page is not in the copy.');
  });
});
