/** Reads the facts, and stops at whatever is wrong with them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {z} from 'zod/v4';
import {readYaml, requireSound, type Fault, type Reading} from '../../packages/checked-yaml';
import {nearest} from '../../packages/common';
import {nameFaults, quantities} from './names';
import {publishedRoutes} from './pages';
import {interpolateFacts, phrasesOf} from './phrases';
import {schemas, type Facts} from './schemas';

/** Folder of the facts, from that of the project. */
export const factsFolder = 'src/product/facts';

const fileOf = (subject: string) => `${factsFolder}/${subject}.yml`;

function fileFaults(subjects: readonly string[]): Fault[] {
  const known = Object.keys(schemas);
  const missing = known.filter((subject) => !subjects.includes(subject));
  const unknown = subjects.filter((subject) => !known.includes(subject));
  return [
    ...missing.map((subject) => ({subject, message: 'The file is missing.', remedy: 'Write it.'})),
    ...unknown.map((subject) => ({
      subject,
      message: 'No schema says what this file holds.',
      remedy: `Name it ${nearest(subject, known)}.yml, or add a schema to src/product/schemas/index.ts.`,
    })),
  ].map(({subject, ...fault}) => ({file: fileOf(subject), line: 1, ...fault}));
}

/** Schemas make one object of the fields of all files. */
const joined = (parts: readonly unknown[]) => Object.assign({}, ...parts) as Facts;

/** Reading YAML takes most of the time, and most files are as they were when one has changed. */
const lastRead = new Map<string, {readonly bytes: Uint8Array; readonly reading: Reading<unknown>}>();

function readFacts(subject: string, bytes: Uint8Array, schema: z.ZodType): Reading<unknown> {
  const last = lastRead.get(subject);
  if (last && Buffer.compare(last.bytes, bytes) === 0) return last.reading;
  const reading = readYaml<unknown>(fileOf(subject), bytes, schema);
  lastRead.set(subject, {bytes, reading});
  return reading;
}

/**
 * The facts of files, with all that texts name in its place.
 *
 * @param files what is in each, by its name without ending
 * @throws FaultsError with file, line and remedy of everything that is wrong: first of each file, then of names
 */
export function factsOf(files: ReadonlyMap<string, Uint8Array>): Facts {
  const read = Object.entries(schemas).flatMap(([subject, schema]) => {
    const bytes = files.get(subject);
    return bytes ? [{file: fileOf(subject), schema, ...readFacts(subject, bytes, schema)}] : [];
  });
  requireSound([...fileFaults([...files.keys()]), ...read.flatMap(({faults}) => faults)]);
  const phrases = phrasesOf(joined(read.map(({data}) => data)));
  const subjects = read.map((each) => ({...each, data: interpolateFacts(each.data, phrases)}));
  const pages = publishedRoutes.map((route) => route.slice(1));
  requireSound(nameFaults(subjects, {[quantities]: [...phrases.keys()], pages}));
  return joined(subjects.map(({data}) => data));
}

/** What is in each file of a folder of facts, by its name without ending. */
export const factFiles = (folder: string): Map<string, Uint8Array> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .map((name) => [path.basename(name, '.yml'), readFileSync(path.join(folder, name))]),
  );

const key = Symbol.for('src/product/facts');
const shared = globalThis as {[key]?: {readonly bytes: Buffer; readonly facts: Facts}};

/**
 * The facts of a folder. The framework gives every plugin modules of its own; in one process they share the facts as
 * long as no file changes.
 *
 * @throws FaultsError, as `factsOf`
 */
export function loadFacts(folder: string): Facts {
  const files = factFiles(folder);
  const bytes = Buffer.concat([...files.values()]);
  if (!shared[key]?.bytes.equals(bytes)) {
    shared[key] = {bytes, facts: factsOf(files)};
  }
  return shared[key].facts;
}
