import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {signArchive} from './sign';

describe('signArchive', () => {
  const {dir, write} = scratchFolder(true);
  const key = path.join(dir, 'key');
  const archive = write('a.tar.gz', 'archive');
  beforeAll(() => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  });

  /** Asks as a host does: OPERATIONS.md, "A new host". */
  function isVerified(input: string): boolean {
    const signers = ['-f', path.join(dir, 'yttra-docs.signers'), '-I', 'yttra-docs'];
    const {status} = spawnSync(
      'ssh-keygen',
      ['-Y', 'verify', ...signers, '-n', 'yttra-docs-release', '-s', `${archive}.sig`],
      {input},
    );
    return status === 0;
  }

  it('lets a host verify an archive, and no other', () => {
    signArchive(archive, key);
    expect(isVerified('archive')).toBe(true);
    expect(isVerified('Archive')).toBe(false);
  });
});
