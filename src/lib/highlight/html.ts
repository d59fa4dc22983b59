import {normalizeTokens, type Token} from 'prism-react-renderer';
import {grammarOf, Prism, type LanguageName} from './languages';

/** Token types that src/css/code.css colours. The others would be spans without effect. */
const coloured = new Set(
  'boolean char class-name comment constant function key keyword number operator property punctuation selector string tag'.split(
    ' ',
  ),
);

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Longer lines do not fit a phone, in characters: there they are broken, at spaces. A formula has its sign before it. */
const narrow = 36;
const narrowFormula = 28;
/** A longer word does not fit a phone beside what stands before it. */
const unbroken = 23;
/** A word with a hyphen inside, where browsers would break it: `-ComputerName`, `2025-03-31`. */
const hyphenated = /\S*-[\p{L}\d]\S*/gu;

/** Where an address is broken: before each of its parameters. */
const parameter = /(?:&amp;|\?)(?=\w)/g;

const kept = (text: string) =>
  text
    // Paths and names of servers are broken after their signs; addresses are not.
    .replace(/[^\s/?&;=]{23,}|\S*\\\S*/g, (word) => word.replace(/(?<=[\w:])[\\.,](?=\w)/g, '$&<wbr>'))
    .replace(hyphenated, (word) => (word.length < unbroken ? `<span class="nb">${word}</span>` : word))
    .replace(parameter, '$&<wbr>');

/** A span for a token that has a colour, else its bare text. The innermost type decides. */
function tokenHtml({types, content}: Token, htmlOf = (text: string) => text): string {
  const type = [...types].reverse().find((candidate) => coloured.has(candidate));
  const text = htmlOf(escapeHtml(content));
  return type && content.trim() ? `<span class="token ${type}">${text}</span>` : text;
}

/** So much without a space may be broken after its dots and brackets, and between the arguments of a formula. */
const longName = /\S{28}/;

/** A line that a phone breaks: a box of its own, so that what is broken off it hangs below (src/css/code.css). */
function longLineHtml(line: readonly Token[], text: string): string {
  const afterSign = longName.test(text) ? '<wbr>' : '';
  const html = line.map((token) => tokenHtml(token, kept) + (/^[.(,;]$/.test(token.content) ? afterSign : ''));
  return `<span class="line${text.startsWith('   ') ? ' in' : ''}">${html.join('')}</span>`;
}

function lineHtml(line: readonly Token[], room: number): string {
  const text = line.map(({content}) => content).join('');
  return text.length > room ? longLineHtml(line, text) : line.map((token) => tokenHtml(token)).join('');
}

function tokenLines(code: string, language: LanguageName): Token[][] {
  const grammar = grammarOf(language);
  if (!grammar) {
    return code.split('\n').map((content) => [{types: ['plain'], content}]);
  }
  // `normalizeTokens` writes a line break as the text of an empty line; the breaks are ours.
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line.map(({types, content}) => ({types, content: content.replace(/\n/g, '')})),
  );
}

/**
 * The sample as HTML: one line of text per line of code, tokens as `<span class="token …">`, long lines as boxes.
 * Without its tags it is the sample again, so that copying needs no second copy of the text.
 *
 * @param code the sample, without a last line break
 */
export function codeHtml(code: string, language: LanguageName): string {
  const room = language === 'excel' ? narrowFormula : narrow;
  return tokenLines(code, language)
    .map((line) => lineHtml(line, room))
    .join('\n');
}
