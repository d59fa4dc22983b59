/** YAML that is checked by a Zod schema, every fault with file, line and remedy. */
import {z} from 'zod/v4';
import {parseDocument, visit} from 'yaml';

export {FaultsError, requireSound, type Fault} from './explain';
export {loadYaml, readYaml, type Reading} from './read';
export type {Path} from './shape';

/**
 * The JSON schema by which editors complete and underline files of a shape, with the descriptions of its parts. What only
 * code can judge is left out.
 *
 * @param title what such a file is
 */
export const editorSchema = (title: string, schema: z.ZodType): object => ({
  title,
  ...z.toJSONSchema(schema, {target: 'draft-7', io: 'input', reused: 'ref', unrepresentable: 'any'}),
});

/**
 * The same text with every value that is written over several lines on the first of them, so that words can be searched for
 * where a line breaks. As many empty lines follow, so that all the others keep their number.
 */
export function unfold(text: string): string {
  const parts: {readonly from: number; readonly to: number}[] = [];
  visit(parseDocument(text), {
    Scalar(_key, {range, type}) {
      const isFolded = range && type !== 'BLOCK_LITERAL' && text.slice(range[0], range[1]).trimEnd().includes('\n');
      if (isFolded) parts.push({from: range[0], to: range[1]});
    },
  });
  return parts.reduceRight((whole, {from, to}) => {
    const value = whole.slice(from, to);
    const breaks = value.trimEnd().match(/\n/g) ?? [];
    const line = value.trimEnd().replace(/\s*\n\s*/g, ' ');
    const rest = value.slice(value.trimEnd().length);
    return whole.slice(0, from) + line + rest + breaks.join('') + whole.slice(to);
  }, text);
}
