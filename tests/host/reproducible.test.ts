import {execFile, execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';

const base = path.join(projectRoot, '.cache/reproducible');
/** Folders of other names and at other depths. */
const checkouts = ['one', 'deeper/down/another-name'].map((name) => path.join(base, name));

beforeAll(() => rmSync(base, {recursive: true, force: true}));
afterAll(() => rmSync(base, {recursive: true, force: true}));

/** A checkout of the last commit with the installed packages as hard links, as `npm ci` would put them there. */
function checkOut(dir: string): void {
  mkdirSync(dir, {recursive: true});
  execFileSync('git', ['clone', '--quiet', projectRoot, dir]);
  const modules = path.join(dir, 'node_modules');
  execFileSync('cp', ['-al', path.join(projectRoot, 'node_modules'), modules]);
  // What earlier builds remembered must not decide.
  rmSync(path.join(modules, '.cache'), {recursive: true, force: true});
}

/**
 * SHA-256 of the release archive that a checkout makes.
 *
 * @throws with what the release says when it fails
 */
async function release(dir: string): Promise<string> {
  await promisify(execFile)('npm', ['run', '--silent', 'release'], {cwd: dir, maxBuffer: 64 * 1024 * 1024});
  const folder = path.join(dir, 'release');
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz'))!;
  return createHash('sha256').update(readFileSync(path.join(folder, archive))).digest('hex');
}

it('the archive of a commit is the same, byte for byte, whatever folder it is made in', {timeout: 1_800_000}, async () => {
  checkouts.forEach(checkOut);
  const first = await release(checkouts[0]!);
  expect(await release(checkouts[1]!)).toBe(first);
});
