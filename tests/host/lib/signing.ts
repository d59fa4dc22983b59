import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../tools/lib/paths';

/** Makes a key without a passphrase, with its public half beside it. */
export function makeKey(file: string): string {
  mkdirSync(path.dirname(file), {recursive: true});
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'host tests', '-f', file]);
  return file;
}

/** File of the key that signs the releases of the tests: one for all programs that pack or publish some. */
export function releaseKey(): string {
  const file = path.join(projectRoot, '.cache/host-tests/key');
  if (!existsSync(file)) {
    const own = makeKey(`${file}.${process.pid}`);
    renameSync(`${own}.pub`, `${file}.pub`);
    renameSync(own, file);
  }
  return file;
}
