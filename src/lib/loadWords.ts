import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import type {Localized} from './locales';

const text = z.string().trim().min(1);
const texts = z.strictObject({sv: text, en: text});

/**
 * Texts that a build writes, in each language. The file has `{sv: …, en: …}` for each key; `{name}` in a text stands for
 * a value (`filled`). For the build and the tools; a browser is sent the texts of its page.
 *
 * @param file absolute path
 * @throws FaultsError when a key or a language is missing, or nothing uses a key
 */
export function loadWords<Key extends string>(
  file: string,
  keys: readonly Key[],
): Localized<Readonly<Record<Key, string>>> {
  const shape: Record<string, typeof texts> = Object.fromEntries(keys.map((key) => [key, texts]));
  const read = Object.entries(loadYaml(file, z.strictObject(shape)));
  const wordsIn = (locale: keyof Localized) =>
    Object.fromEntries(read.map(([key, each]) => [key, each[locale]])) as Record<Key, string>;
  return {sv: wordsIn('sv'), en: wordsIn('en')};
}
