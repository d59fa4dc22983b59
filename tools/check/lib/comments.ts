/** How a language of samples writes strings and comments. */
interface Syntax {
  /** Start of a comment that ends with the line. */
  line: RegExp;
  block?: {start: string; end: string};
  quotes: string;
}

const slashes: Syntax = {line: /^\/\//, block: {start: '/*', end: '*/'}, quotes: '"\'`'};

const syntaxes: Readonly<Record<string, Syntax>> = {
  sql: {line: /^--/, block: {start: '/*', end: '*/'}, quotes: '\'"'},
  typescript: slashes,
  ts: slashes,
  csharp: slashes,
  powershell: {line: /^#/, block: {start: '<#', end: '#>'}, quotes: '"\''},
  batch: {line: /^(?:rem\b|::)/i, quotes: ''},
  ini: {line: /^;/, quotes: ''},
};

/** Languages whose comments begin a line and nowhere else. */
const atLineStart = new Set(['batch', 'ini']);

/**
 * A sample without its comments, for comparing the two languages of a page.
 * Empty lines and spaces at line ends go too, since a comment may have stood there.
 *
 * @param lang name of the fence's language; unknown languages have no comments
 */
export function withoutComments(code: string, lang: string): string {
  const syntax = syntaxes[lang];
  const bare = syntax === undefined ? code : strip(code, syntax, atLineStart.has(lang));
  return bare
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

function strip(code: string, {line, block, quotes}: Syntax, lineStartOnly: boolean): string {
  let result = '';
  let quote = '';
  for (let at = 0; at < code.length; at += 1) {
    const rest = code.slice(at);
    const char = rest.charAt(0);
    if (quote !== '') {
      quote = char === quote || (char === '\n' && quote !== '`') ? '' : quote;
      result += char;
    } else if (quotes.includes(char)) {
      quote = char;
      result += char;
    } else if (block !== undefined && rest.startsWith(block.start)) {
      const end = rest.indexOf(block.end);
      at += (end === -1 ? rest.length : end + block.end.length) - 1;
    } else if (line.test(rest) && (!lineStartOnly || /(^|\n)[ \t]*$/.test(code.slice(0, at)))) {
      const end = rest.indexOf('\n');
      at += (end === -1 ? rest.length : end) - 1;
    } else {
      result += char;
    }
  }
  return result;
}
