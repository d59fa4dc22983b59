import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../tools/lib/paths';
import {scratchWorkbench} from '../../tools/lib/scratchSite';

/** A folder that faults are planted in. */
export interface Folder {
  readonly dir: string;
  /** Makes everything as it was. */
  restore(): void;
}

/** A copy of the project, as a repository with one commit. */
export class Tree implements Folder {
  readonly dir = scratchWorkbench('oracle').dir;

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    appendFileSync(path.join(this.dir, '.git/info/exclude'), 'node_modules\n');
    this.git('add', '--all');
    this.git('-c', 'user.name=o', '-c', 'user.email=o@o.example', 'commit', '--quiet', '--message', 'As it is');
  }

  private git(...args: readonly string[]): string {
    return execFileSync('git', args, {cwd: this.dir, encoding: 'utf8', maxBuffer: 2 ** 26});
  }

  restore(): void {
    this.git('reset', '--quiet', '--hard');
    this.git('clean', '--quiet', '-d', '--force');
  }

  /** Files that are not as they were copied. */
  changes(): string {
    return this.git('status', '--porcelain');
  }
}

/** A copy of a finished build. */
export class Build implements Folder {
  readonly dir = path.join(projectRoot, '.cache/scratch/oracle-build');

  /** @param source the finished build */
  constructor(private readonly source: string) {}

  restore(): void {
    rmSync(this.dir, {recursive: true, force: true});
    cpSync(this.source, this.dir, {recursive: true});
  }
}
