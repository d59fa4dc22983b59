import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../../packages/common';
import {projectRoot} from '../../lib/paths';
import {projectFiles} from './projectFiles';

/** Hash of some texts together. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('base64url');
}

export interface ReadFile {
  /** From the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** What a file is judged by, where its name counts. */
export const keyOfFile = ({file, text}: ReadFile): string[] => [file, text];

export const readFiles = (root: string, files: readonly string[]): ReadFile[] =>
  files.map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

/** Hash of names and contents of files. */
export const hashOfFiles = (root: string, files: readonly string[]): string =>
  hashOf(...readFiles(root, files).flatMap(({file, text}) => [file, text]));

/** Hash of files and folders by which something is judged: of the project that is checked, and of the one that checks. */
export function rulesHash(root: string, judges: readonly string[]): string {
  const hashes = [...new Set([root, projectRoot])].map((folder) => {
    const there = ['package-lock.json', ...judges].filter((name) => existsSync(path.join(folder, name)));
    const isFolder = (name: string) => statSync(path.join(folder, name)).isDirectory();
    return hashOfFiles(
      folder,
      there.flatMap((name) => (isFolder(name) ? projectFiles(folder, name) : [name])),
    );
  });
  // Once where the two are the same, so that a copy of the project has the same hash.
  return hashOf(...new Set(hashes));
}

/**
 * Texts that were found right and need not be looked at again. They stand in `.cache` as hashes, and are forgotten
 * when what they were judged by has changed.
 */
export class PassedCache {
  private readonly file: string;
  private readonly rules: string;
  private readonly right: Set<string>;

  /**
   * @param root project folder, absolute
   * @param name of the file in `.cache`
   * @param judges files and folders that a judgement depends on, from the project's folder
   */
  constructor(root: string, name: string, judges: readonly string[]) {
    this.file = path.join(root, `.cache/passed/${name}.txt`);
    this.rules = rulesHash(root, judges);
    const [rules, ...right] = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.right = new Set(rules === this.rules ? right : []);
  }

  /**
   * Asks what is wrong with items that are not known, and keeps those as right of which nothing is found.
   *
   * @param keyOf texts that an item is judged by
   * @param find list of what is wrong, for each item it is given; not asked when all are known
   */
  async faulty<Item, Fault>(
    items: readonly Item[],
    keyOf: (item: Item) => readonly string[],
    find: (unknown: readonly Item[]) => Promise<readonly (readonly Fault[])[]>,
  ): Promise<Fault[]> {
    const keys = new Map(items.map((item) => [item, hashOf(...keyOf(item))]));
    const unknown = items.filter((item) => !this.right.has(keys.get(item)!));
    if (unknown.length === 0) {
      return [];
    }
    const faults = await find(unknown);
    unknown.filter((_, index) => faults[index]!.length === 0).forEach((item) => this.right.add(keys.get(item)!));
    writeWhole(this.file, [this.rules, ...this.right].join('\n'));
    return faults.flat();
  }

  /** What `find` says is wrong with texts that are judged together; nothing, without asking it, when they are known. */
  unless<Fault>(texts: readonly string[], find: () => Promise<readonly Fault[]>): Promise<Fault[]> {
    return this.faulty(
      [texts],
      (all) => all,
      async () => [await find()],
    );
  }
}
