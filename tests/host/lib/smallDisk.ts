import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, statfsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A disk of 240 MB and 20,000 inodes, in memory, that a test can fill. Only root can make one. */
export class SmallDisk {
  readonly dir = mkdtempSync(path.join(os.tmpdir(), 'disk-'));

  constructor() {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,nr_inodes=20000,mode=755', 'tmpfs', this.dir]);
  }

  /** Bytes and inodes that are left. */
  get free(): {bytes: number; inodes: number} {
    const {bfree, bsize, ffree} = statfsSync(this.dir);
    return {bytes: bfree * bsize, inodes: ffree};
  }

  /** Takes blocks, all of them when no number of bytes is given. */
  fillBlocks(bytes = 1e9): void {
    spawnSync('sh', ['-c', `head -c ${Math.round(bytes)} /dev/zero > ${this.dir}/filler`]);
  }

  /** Takes every inode. */
  fillInodes(): void {
    spawnSync('sh', ['-c', `mkdir ${this.dir}/many && cd ${this.dir}/many && seq 20000 | xargs touch`]);
  }

  /** Gives back what was taken. */
  empty(): void {
    rmSync(path.join(this.dir, 'filler'), {force: true});
    execFileSync('rm', ['-rf', path.join(this.dir, 'many')]);
  }

  dispose(): void {
    spawnSync('umount', [this.dir]);
    rmSync(this.dir, {recursive: true, force: true});
  }
}
