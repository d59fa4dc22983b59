import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Folder} from './folder';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const work = path.join(projectRoot, '.cache/oracle');
const caches = ['.cache/passed', '.cache/pages'];

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 26});

/** A copy of the project, as a repository with one commit. */
export class Tree extends Folder {
  private readonly kept = path.join(work, 'kept');

  constructor() {
    super(path.join(work, 'tree'));
    rmSync(work, {recursive: true, force: true});
    const files = git(projectRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    [...files.filter((file) => file !== ''), ...caches]
      .filter((file) => existsSync(path.join(projectRoot, file)))
      .forEach((file) => cpSync(path.join(projectRoot, file), path.join(this.dir, file), {recursive: true}));
    git(this.dir, 'init', '--quiet', '--initial-branch=main');
    git(this.dir, 'add', '--all');
    git(this.dir, '-c', 'user.name=o', '-c', 'user.email=o@o.example', 'commit', '--quiet', '--message', 'As it is');
    writeFileSync(path.join(this.dir, '.git/info/exclude'), 'node_modules\n');
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(this.dir, 'node_modules'), 'junction');
  }

  /** Keeps what the tools have found right, for every run to begin with. */
  keepCaches(): void {
    this.copyCaches(this.dir, this.kept);
  }

  restore(): void {
    git(this.dir, 'reset', '--quiet', '--hard');
    git(this.dir, 'clean', '--quiet', '-d', '--force');
    this.copyCaches(this.kept, this.dir);
  }

  /** Files that are not as they were copied. */
  changes(): string {
    return git(this.dir, 'status', '--porcelain');
  }

  private copyCaches(from: string, to: string): void {
    for (const cache of caches.filter((folder) => existsSync(path.join(from, folder)))) {
      rmSync(path.join(to, cache), {recursive: true, force: true});
      cpSync(path.join(from, cache), path.join(to, cache), {recursive: true});
    }
  }
}

/** A copy of a finished build, whose files are links to the build's until they are written anew. */
export class Build extends Folder {
  /** @param source the finished build */
  constructor(private readonly source: string) {
    super(path.join(work, 'build'));
  }

  restore(): void {
    rmSync(this.dir, {recursive: true, force: true});
    execFileSync('cp', ['--archive', '--link', this.source, this.dir]);
  }
}
