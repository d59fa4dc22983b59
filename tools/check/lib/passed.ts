import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../../packages/common';
import {projectFiles, projectRoot} from '../../lib/paths';
import {readText} from './text';

/** Hash of a value as JSON has it. */
export const hashOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('base64url');

export interface ReadFile {
  /** From the project's folder. */
  readonly file: string;
  readonly text: string;
}

export const readFiles = (root: string, files: readonly string[]): ReadFile[] =>
  files.map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

function judgesHash(folder: string, judges: readonly string[]): string {
  const there = ['package-lock.json', ...judges].filter((name) => existsSync(path.join(folder, name)));
  const isFolder = (name: string) => statSync(path.join(folder, name)).isDirectory();
  const files = there.flatMap((name) => (isFolder(name) ? projectFiles(folder, name) : [name]));
  return hashOf(readFiles(folder, files));
}

const ownHashes = new Map<string, string>();

/** Of this project when it checks another: it does not change meanwhile. */
function ownHash(judges: readonly string[]): string {
  const key = judges.join();
  if (!ownHashes.has(key)) ownHashes.set(key, judgesHash(projectRoot, judges));
  return ownHashes.get(key)!;
}

/** Hash of files and folders by which something is judged: of the project that is checked, and of the one that checks. */
export function rulesHash(root: string, judges: readonly string[]): string {
  const there = judgesHash(root, judges);
  const own = root === projectRoot ? there : ownHash(judges);
  // Once where the two are the same, so that a copy of the project has the same hash.
  return hashOf([...new Set([there, own])]);
}

/** Something that judges texts, with a name in `.cache`. */
export interface Judge {
  /** Project folder, absolute. */
  readonly root: string;
  readonly name: string;
  /** Files and folders that its judgement depends on, from the project's folder. */
  readonly judges: readonly string[];
}

/**
 * Asks what is wrong with items that have not been found right before. Those of which nothing is found are kept in
 * `.cache` as hashes, and forgotten when what they were judged by has changed.
 *
 * @param find list of what is wrong, for each item it is given; not asked when all are known
 * @param keyOf what of an item it is judged by
 */
export async function unlessPassed<Item, Fault>(
  {root, name, judges}: Judge,
  items: readonly Item[],
  find: (unknown: readonly Item[]) => Promise<readonly (readonly Fault[])[]>,
  keyOf: (item: Item) => unknown = (item) => item,
): Promise<Fault[]> {
  const file = `.cache/passed/${name}.txt`;
  const rules = rulesHash(root, judges);
  const [before, ...passed] = readText(root, file).split('\n');
  const right = new Set(before === rules ? passed : []);
  const unknown = items.filter((item) => !right.has(hashOf(keyOf(item))));
  if (unknown.length === 0) {
    return [];
  }
  const faults = await find(unknown);
  unknown.filter((_, index) => faults[index]!.length === 0).forEach((item) => right.add(hashOf(keyOf(item))));
  writeWhole(path.join(root, file), [rules, ...right].join('\n'));
  return faults.flat();
}

/** The same of files that are judged together. */
export const unlessFilesPassed = <Fault>(
  judge: Judge,
  files: readonly string[],
  find: () => Promise<readonly Fault[]>,
): Promise<Fault[]> => unlessPassed(judge, [readFiles(judge.root, files)], async () => [await find()]);
