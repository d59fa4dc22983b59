import type {SampleFault} from './fault';
import {lineOfOffset} from './fault';
import {sqlFaults} from './sql/check';

/** A string literal that is all of a query: C# `"…"` and `"""…"""`, TypeScript `'…'`, `"…"` and `` `…` ``. */
const literal =
  /"""\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[\s\S]*?)"""|"((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^"\n]*)"|'((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^'\n]*)'|`\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\s[^`$]*)`/g;

/** Faults of the SQL in the string literals of a program; pieces that are joined with `+` are left out. */
export function embeddedSqlFaults(code: string): SampleFault[] {
  return [...code.matchAll(literal)].flatMap((match) => {
    const query = match.slice(1).find((group) => group !== undefined) ?? '';
    const joined = /^\s*\+/.test(code.slice(match.index + match[0].length));
    if (joined || !/\sFROM\s|\sINTO\s|^UPDATE\s/i.test(query)) {
      return [];
    }
    const before = lineOfOffset(code, match.index + match[0].indexOf(query)) - 1;
    return sqlFaults(query).map((fault) => ({...fault, line: fault.line + before}));
  });
}
