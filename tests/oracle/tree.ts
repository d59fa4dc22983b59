import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where a planted fault is to be told. */
export interface Place {
  readonly file: string;
  /** Lines, from 1; none when any line will do. */
  readonly lines?: readonly [first: number, last: number];
}

const projectRoot = path.resolve(import.meta.dirname, '../..');
const caches = ['.cache/known', '.cache/pages'];

export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 26});

/** A copy of the project, as a repository with one commit, that faults are planted in and taken out of again. */
export class Tree {
  readonly dir = path.join(projectRoot, '.cache/oracle/tree');
  private readonly kept = path.join(projectRoot, '.cache/oracle/kept');

  constructor() {
    rmSync(path.dirname(this.dir), {recursive: true, force: true});
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

  /** Makes the tree as it was copied. */
  restore(): void {
    git(this.dir, 'reset', '--quiet', '--hard');
    git(this.dir, 'clean', '--quiet', '-d', '--force');
    this.copyCaches(this.kept, this.dir);
  }

  private copyCaches(from: string, to: string): void {
    for (const cache of caches.filter((folder) => existsSync(path.join(from, folder)))) {
      rmSync(path.join(to, cache), {recursive: true, force: true});
      cpSync(path.join(from, cache), path.join(to, cache), {recursive: true});
    }
  }

  has(file: string): boolean {
    return existsSync(path.join(this.dir, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    writeFileSync(path.join(this.dir, file), content);
  }

  rename(file: string, to: string): void {
    mkdirSync(path.dirname(path.join(this.dir, to)), {recursive: true});
    renameSync(path.join(this.dir, file), path.join(this.dir, to));
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file), {recursive: true});
  }
}
