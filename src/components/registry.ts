/**
 * The components a writer can use in a page without an import: one folder of `writer` each. The list of
 * the folders is the registry. For the build and the tools only; nothing of it reaches a reader.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {requireWriter} from './requireWriter';
import type {WriterComponent} from './schema';

// Not __dirname, which tsx does not set in what a tool imports.
const folder = path.join(path.dirname(__filename), 'writer');

/** Names of the components, in the order of the alphabet. */
export const writerComponentNames: readonly string[] = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name)
  .sort();

export const writerComponents: ReadonlyMap<string, WriterComponent> = new Map(
  writerComponentNames.map((name) => [name, requireWriter(name)]),
);
