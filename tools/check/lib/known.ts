import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../lib/paths';
import {projectFiles} from './projectFiles';

/** Hash of some texts together. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('base64url');
}

/** Names and contents of files, as one text. */
export const contentOf = (root: string, files: readonly string[]): string =>
  files.map((file) => `${file}\0${readFileSync(path.join(root, file), 'utf8')}`).join('\0');

const always = ['package-lock.json'];

/** Hash of files and folders by which something is judged: of the project that is checked, and of the one that checks. */
export function rulesHash(root: string, judges: readonly string[]): string {
  const contents = [...new Set([root, projectRoot])].flatMap((folder) =>
    [...always, ...judges]
      .filter((name) => existsSync(path.join(folder, name)))
      .map((name) =>
        contentOf(folder, statSync(path.join(folder, name)).isDirectory() ? projectFiles(folder, name) : [name]),
      ),
  );
  return hashOf(...contents);
}

/** Writes a file whole or not at all, whoever else writes it. */
export function writeCache(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/**
 * Texts that were found right and need not be looked at again. They stand in `.cache` as hashes, and are forgotten
 * when what they were judged by has changed.
 */
export class Known {
  private readonly file: string;
  private readonly rules: string;
  private readonly right: Set<string>;
  private isChanged = false;

  /**
   * @param root project folder, absolute
   * @param name of the file in `.cache`
   * @param judges files and folders that a judgement depends on, from the project's folder
   */
  constructor(root: string, name: string, judges: readonly string[]) {
    this.file = path.join(root, `.cache/known/${name}.txt`);
    this.rules = rulesHash(root, judges);
    const [rules, ...right] = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.right = new Set(rules === this.rules ? right : []);
  }

  has(...texts: readonly string[]): boolean {
    return this.right.has(hashOf(...texts));
  }

  add(...texts: readonly string[]): void {
    this.right.add(hashOf(...texts));
    this.isChanged = true;
  }

  /** What `find` says is wrong with texts; nothing, without asking it, when they are known. */
  async unless<T>(texts: readonly string[], find: () => Promise<readonly T[]>): Promise<readonly T[]> {
    if (this.has(...texts)) {
      return [];
    }
    const found = await find();
    if (found.length === 0) {
      this.add(...texts);
      this.save();
    }
    return found;
  }

  save(): void {
    if (this.isChanged) {
      writeCache(this.file, [this.rules, ...this.right].join('\n'));
    }
  }
}
