import type {Fault} from '../problem';
import {lineOfOffset} from '../lib/text';
import {sqlFaults} from './sql/check';

/** A string literal that is all of a query: C# `"…"` and `"""…"""`, TypeScript `'…'`, `"…"` and `` `…` ``. */
const literal =
  /"""\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[\s\S]*?)"""|"((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^"\n]*)"|'((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^'\n]*)'|`\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^`$]*)`/g;

/** The queries in the string literals of a program, each with its line; pieces that are joined with `+` are left out. */
export function embeddedQueries(code: string): {readonly query: string; readonly line: number}[] {
  return [...code.matchAll(literal)].flatMap((match) => {
    const query = match.slice(1).find((group) => group !== undefined) ?? '';
    const joined = /^\s*\+/.test(code.slice(match.index + match[0].length));
    return joined || !/\sFROM\s|\sINTO\s|^UPDATE\s/i.test(query)
      ? []
      : [{query, line: lineOfOffset(code, match.index + match[0].indexOf(query))}];
  });
}

/** Faults of the SQL in a program. */
export function embeddedSqlFaults(code: string): Fault[] {
  return embeddedQueries(code).flatMap(({query, line}) =>
    sqlFaults(query).map((fault) => ({...fault, line: fault.line + line - 1})),
  );
}
