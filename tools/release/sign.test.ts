import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {signArchive} from './sign';

describe('signArchive', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'sign-'));
  const [archive, key] = [path.join(dir, 'a.tar.gz'), path.join(dir, 'key')];
  beforeAll(() => {
    writeFileSync(archive, 'archive');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  });
  afterAll(() => rmSync(dir, {recursive: true}));

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
