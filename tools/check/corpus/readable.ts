/** Why a page cannot be read, in words of ours: the parsers speak to those who know their grammar. */
import path from 'node:path';
import {z} from 'zod/v4';
import {explainYaml, loadYaml} from '../../../packages/checked-yaml';
import {projectRoot} from '../../lib/paths';
import {filled} from '../../../src/lib/filled';
import {oneOrMore, pattern, words} from '../rules/pattern';

/** What is wrong, and what to write instead. */
export interface Fault {
  readonly message: string;
  readonly fix?: string;
}

const schema = z.array(z.strictObject({find: pattern, says: words, fix: words, bad: oneOrMore(words)}));
let rows: z.infer<typeof schema> | undefined;

/** What the MDX parser complains of, with text that brings it about. */
export const mdxFaults = () => (rows ??= loadYaml(path.join(projectRoot, 'tools/check/corpus/mdxFaults.yml'), schema));

const strayId: Fault = {
  message: 'An id {#…} is written where no heading is.',
  fix: 'Write ## Words {#id}, with a space behind the signs #.',
};

/**
 * @param message of the MDX parser
 * @param line text of the line that it is about
 */
export function mdxFault(message: string, line: string): Fault {
  if (/\{#/.test(line)) {
    return strayId;
  }
  for (const {find, says, fix} of mdxFaults()) {
    const [match] = message.matchAll(find);
    if (match) return {message: filled(says, match.groups ?? {}), fix: filled(fix, match.groups ?? {})};
  }
  return {message};
}

/** @param message of the YAML parser */
export function yamlFault(message: string): Fault {
  const {message: cause, remedy} = explainYaml(message);
  return {message: `The front matter cannot be read: ${cause}.`, fix: remedy};
}
