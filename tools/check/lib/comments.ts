/** How a language of samples writes comments, and strings, in which no comment begins, as parts of patterns. */
interface Syntax {
  readonly comment: string;
  readonly string?: string;
}

const quoted = String.raw`"[^"\n]*"?|'[^'\n]*'?`;
const block = String.raw`/\*[^]*?(?:\*/|(?![^]))`;
const slashes: Syntax = {comment: `//.*|${block}`, string: `${quoted}|\`[^\`]*\`?`};

const syntaxes: Readonly<Record<string, Syntax>> = {
  sql: {comment: `--.*|${block}`, string: quoted},
  typescript: slashes,
  ts: slashes,
  csharp: slashes,
  powershell: {comment: '<#[^]*?(?:#>|(?![^]))|#.*', string: quoted},
  batch: {comment: '^[ \\t]*(?:rem\\b|::).*'},
  ini: {comment: '^[ \\t]*;.*'},
};

/**
 * The lines of a sample without its comments and the spaces at their ends, for comparing the two languages of a page.
 *
 * @param lang name of the fence's language; unknown languages have no comments
 */
export function linesWithoutComments(code: string, lang: string): string[] {
  const {comment = '(?!)', string = '(?!)'} = syntaxes[lang] ?? {};
  const bare = code.replace(new RegExp(`(${string})|(?:${comment})`, 'gim'), (found: string, kept?: string) =>
    kept === undefined ? found.replace(/[^\n]/g, '') : kept,
  );
  return bare.split('\n').map((line) => line.trimEnd());
}
