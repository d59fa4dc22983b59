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
  // Once where the two are the same, so that a copy of the project has the same hash.
  return hashOf(...new Set(contents));
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
   * @returns items with something wrong, with what it is
   */
  async faulty<Item, Fault>(
    items: readonly Item[],
    keyOf: (item: Item) => readonly string[],
    find: (unknown: readonly Item[]) => Promise<readonly (readonly Fault[])[]>,
  ): Promise<{readonly item: Item; readonly faults: readonly Fault[]}[]> {
    const unknown = items.filter((item) => !this.right.has(hashOf(...keyOf(item))));
    if (unknown.length === 0) {
      return [];
    }
    const all = await find(unknown);
    const judged = unknown.map((item, index) => ({item, faults: all[index]!}));
    judged.filter(({faults}) => faults.length === 0).forEach(({item}) => this.right.add(hashOf(...keyOf(item))));
    writeWhole(this.file, [this.rules, ...this.right].join('\n'));
    return judged.filter(({faults}) => faults.length > 0);
  }

  /** What `find` says is wrong with texts that are judged together; nothing, without asking it, when they are known. */
  async unless<Fault>(texts: readonly string[], find: () => Promise<readonly Fault[]>): Promise<readonly Fault[]> {
    const [found] = await this.faulty(
      [texts],
      (all) => all,
      async () => [await find()],
    );
    return found?.faults ?? [];
  }
}
