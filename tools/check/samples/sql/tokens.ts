export interface Token {
  /** `none`: a character that begins no token of T-SQL, or a string or name without end. */
  kind: 'word' | 'name' | 'string' | 'number' | 'variable' | 'symbol' | 'none';
  /** As written; for bracketed names without the brackets. */
  text: string;
  /** Where the token begins in the sample. */
  offset: number;
  end: number;
}

/** Tokens by their kinds; what is passed over, and a character that begins none. */
const grammar = new RegExp(
  [
    String.raw`(?<space>\s+|--[^\n]*|\/\*[^]*?\*\/)`,
    String.raw`(?<string>N?'(?:[^']|'')*')`,
    String.raw`(?<name>\[(?:[^\]]|\]\])+\]|"(?:[^"]|"")+")`,
    String.raw`(?<variable>@@?[\p{L}_][\p{L}\p{N}_]*)`,
    String.raw`(?<number>\d+(?:\.\d+)?)`,
    String.raw`(?<word>#{0,2}[\p{L}_][\p{L}\p{N}_$#]*)`,
    String.raw`(?<symbol>::|<>|<=|>=|!=|[\-+*\/%=<>\(\).,;&\|^~])`,
    '(?<none>[^])',
  ].join('|'),
  'gu',
);

/** Splits T-SQL into tokens; comments and white space are left out. */
export function tokenize(code: string): Token[] {
  return [...code.matchAll(grammar)].flatMap(({0: written, index: offset, groups}): Token[] => {
    const kind = Object.keys(groups!).find((name) => groups![name] !== undefined) as Token['kind'] | 'space';
    const text = kind === 'name' ? written.slice(1, -1) : written;
    return kind === 'space' ? [] : [{kind, text, offset, end: offset + written.length}];
  });
}

/**
 * Splits tokens into statements at `;` and at lines that say `GO`.
 *
 * @param code the sample the tokens come from
 */
export function splitStatements(tokens: readonly Token[], code: string): Token[][] {
  const batchEnds = [...code.matchAll(/^[^\S\n]*(GO)[^\S\n]*$/gim)].map(
    ({0: line, index}) => index + line.search(/\S/),
  );
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';' || batchEnds.includes(token.offset)) {
      statements.push([]);
    } else {
      statements.at(-1)?.push(token);
    }
  }
  return statements.filter((statement) => statement.length > 0);
}
