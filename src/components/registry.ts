/**
 * The components a writer can use in a page without an import: one folder of `writer` each. The list of
 * the folders is the registry. For the build and the tools only; nothing of it reaches a reader.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadYaml} from '../../packages/checked-yaml';
import {filled, type LocaleId, type Localized} from '../lib/locales';
import {requireWriter} from './requireWriter';
import {description, type AnyWriter, type WriterComponent, type WriterContext} from './schema';

// Not __dirname, which tsx does not set in what a tool imports.
const folder = path.join(path.dirname(__filename), 'writer');

/** Names of the components, in the order of the alphabet. */
export const writerComponentNames: readonly string[] = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name)
  .sort();

function wordsIn(locale: LocaleId, name: string, words: Readonly<Record<string, Localized>>): WriterContext['word'] {
  return (key, values = {}) => {
    const word = words[key];
    if (!word) {
      throw new Error(`src/components/writer/${name}/component.yml has no word "${key}".`);
    }
    return filled(word[locale], values);
  };
}

function read(name: string): WriterComponent {
  const {attributes, draws, words, ...rest} = loadYaml(path.join(folder, name, 'component.yml'), description);
  const hasData = existsSync(path.join(folder, name, 'writer.ts'));
  const {values = {}, resolve}: Partial<AnyWriter> = hasData ? requireWriter(name) : {};
  const withValues = Object.entries(attributes).map(([attribute, definition]) => {
    const inFacts = values[attribute];
    return [attribute, inFacts ? {...definition, values: inFacts} : definition] as const;
  });
  return {
    ...rest,
    file: draws ?? `writer/${name}`,
    attributes: Object.fromEntries(withValues),
    ...(resolve && {
      resolve: (given, context) => resolve(given, {...context, word: wordsIn(context.locale, name, words)}),
    }),
  };
}

export const writerComponents: ReadonlyMap<string, WriterComponent> = new Map(
  writerComponentNames.map((name) => [name, read(name)]),
);
