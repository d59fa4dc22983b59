export type TokenKind = 'word' | 'name' | 'string' | 'number' | 'variable' | 'symbol';

export interface Token {
  kind: TokenKind;
  /** As written; for bracketed names without the brackets. */
  text: string;
  /** Where the token begins in the sample. */
  offset: number;
  end: number;
}

/** A character that begins no token of T-SQL, or a string or name without end. */
export class TokenError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const grammar: readonly [kind: TokenKind | 'skip', pattern: RegExp][] = [
  ['skip', /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /N?'(?:[^']|'')*'/y],
  ['name', /\[(?:[^\]]|\]\])+\]|"(?:[^"]|"")+"/y],
  ['variable', /@@?[\p{L}_][\p{L}\p{N}_]*/uy],
  ['number', /\d+(?:\.\d+)?/y],
  ['word', /#{0,2}[\p{L}_][\p{L}\p{N}_$#]*/uy],
  ['symbol', /::|<>|<=|>=|!=|[-+*/%=<>().,;&|^~]/y],
];

/**
 * Splits T-SQL into tokens; comments and white space are left out.
 *
 * @throws TokenError on a character that T-SQL does not know
 */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < code.length) {
    const found = tokenAt(code, offset);
    if (found === undefined) {
      throw new TokenError(
        `${JSON.stringify(code.charAt(offset))} begins nothing in T-SQL; is a quote or bracket missing?`,
        offset,
      );
    }
    if (found.kind !== 'skip') {
      const text = found.kind === 'name' ? found.text.slice(1, -1) : found.text;
      tokens.push({kind: found.kind, text, offset, end: offset + found.text.length});
    }
    offset += found.text.length;
  }
  return tokens;
}

function tokenAt(code: string, offset: number): {kind: TokenKind | 'skip'; text: string} | undefined {
  for (const [kind, pattern] of grammar) {
    pattern.lastIndex = offset;
    const text = pattern.exec(code)?.[0];
    if (text !== undefined) {
      return {kind, text};
    }
  }
  return undefined;
}

/**
 * Splits tokens into statements at `;` and at lines that say `GO`.
 *
 * @param code the sample the tokens come from
 */
export function splitStatements(tokens: readonly Token[], code: string): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';' || isBatchEnd(token, code)) {
      statements.push([]);
    } else {
      statements.at(-1)?.push(token);
    }
  }
  return statements.filter((statement) => statement.length > 0);
}

function isBatchEnd({text, offset, end}: Token, code: string): boolean {
  const lineStart = code.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = code.indexOf('\n', end);
  const line = code.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  return text.toUpperCase() === 'GO' && line.trim().toUpperCase() === 'GO';
}
