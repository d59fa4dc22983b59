/** Why a page cannot be read, in words of ours: the parsers speak to those who know their grammar. */
import {z} from 'zod/v4';
import {filled} from '../../../src/lib/locales';
import type {Reason} from '../problem';
import {oneOrMore, pattern, words, yamlFile} from '../rules/pattern';

const schema = z.array(
  z.strictObject({find: pattern, line: pattern.optional(), says: words, fix: words, bad: oneOrMore(words)}),
);

/** What the MDX parser complains of, with text that brings it about. */
export const mdxFaults = yamlFile('tools/check/corpus/mdxFaults.yml', schema);

/**
 * @param message of the MDX parser
 * @param text of the line that it is about
 */
export function mdxFault(message: string, text: string): Reason {
  for (const {find, line, says, fix} of mdxFaults()) {
    const [match] = message.matchAll(find);
    if (match && (line === undefined || text.search(line) !== -1)) {
      return {message: filled(says, match.groups ?? {}), fix: filled(fix, match.groups ?? {})};
    }
  }
  return {message};
}
