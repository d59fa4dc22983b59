import {mapProseLines} from '../../../packages/page-source';
import {markdownTable} from '../../lib/markdownTable';
import type {Edit} from '../types';

/** A table as a spreadsheet puts it on the clipboard: cells with tabs between. */
export interface PastedTable {
  /** Lines, from 1. */
  readonly first: number;
  readonly last: number;
  /** What makes a Markdown table of it; nothing when its rows are not equally long. */
  readonly mend: readonly Edit[] | undefined;
}

interface Row {
  readonly number: number;
  readonly start: number;
  readonly text: string;
}

const cellsOf = ({text}: Row): string[] => text.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|'));

function tableOf(rows: readonly Row[], source: string): PastedTable {
  const [head, ...body] = rows.map(cellsOf) as [string[], ...string[][]];
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const [start, end] = [first.start, last.start + last.text.length];
  // A table is a block: it needs an empty line above and below.
  const above = /(?:^|\n)[ \t]*\n$/.test(source.slice(0, start)) ? '' : '\n';
  const below = /^\n[ \t]*(?:\n|$)/.test(source.slice(end)) || end === source.length ? '' : '\n';
  const isEven = body.every((cells) => cells.length === head.length);
  return {
    first: first.number,
    last: last.number,
    mend: isEven ? [{start, end, text: above + markdownTable(head, body) + below}] : undefined,
  };
}

/** Tables of two lines and more that were pasted from a spreadsheet into a page. */
export function pastedTables(source: string): PastedTable[] {
  const groups: Row[][] = [];
  let [start, previous] = [0, 0];
  const starts = source.split('\n').map((text) => {
    const own = start;
    start += text.length + 1;
    return own;
  });
  mapProseLines(source, (text, number) => {
    // What begins with a tab or a sign of Markdown is something else, with a tab in it.
    if (/^(?![\s|>#<{]|[*+-] )[^\t]*\t/.test(text)) {
      const row = {number, start: starts[number - 1]!, text};
      if (previous === number - 1 && groups.length > 0) {
        groups.at(-1)!.push(row);
      } else {
        groups.push([row]);
      }
      previous = number;
    }
    return text;
  });
  return groups.filter((rows) => rows.length > 1).map((rows) => tableOf(rows, source));
}
