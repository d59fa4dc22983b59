import {createRequire} from 'node:module';
import Prism from 'prismjs';

const loadLanguages = createRequire(import.meta.url)('prismjs/components/index.js') as (
  names: readonly string[],
) => void;
loadLanguages(['sql', 'typescript', 'csharp', 'powershell', 'batch', 'ini']);

/** A part of a sample as it is written, and a comment as empty lines. */
function textOf(part: string | Prism.Token | Prism.TokenStream): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(textOf).join('');
  const text = textOf(part.content);
  return part.type === 'comment' ? text.replace(/[^\n]/g, '') : text;
}

/**
 * The lines of a sample without its comments and the spaces at their ends, for comparing the two languages of a page.
 *
 * @param lang name of the fence's language; unknown languages have no comments
 */
export function linesWithoutComments(code: string, lang: string): string[] {
  const grammar = Prism.languages[lang];
  const bare = grammar ? textOf(Prism.tokenize(code, grammar)) : code;
  return bare.split('\n').map((line) => line.trimEnd());
}
