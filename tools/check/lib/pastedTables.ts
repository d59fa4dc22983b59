import {markdownTable} from '../../lib/markdownTable';
import type {Page} from '../corpus/page';
import type {Edit} from '../types';
import {lineStarts} from './text';
import {proseLines} from './texts';

/** A table as a spreadsheet puts it on the clipboard: cells with tabs between. */
export interface PastedTable {
  /** Its lines, from 1. */
  readonly line: number;
  readonly last: number;
  /** What makes a Markdown table of it; nothing when its rows are not equally long. */
  readonly mend: readonly Edit[] | undefined;
}

const cellsOf = (row: string): string[] => row.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|'));

function tableOf(source: string, line: number, rows: readonly string[]): PastedTable {
  const [head = [], ...body] = rows.map(cellsOf);
  const start = lineStarts(source)[line - 1]!;
  const end = start + rows.join('\n').length;
  // A table is a block: it needs an empty line above and below.
  const above = /(?:^|\n)[ \t]*\n$/.test(source.slice(0, start)) ? '' : '\n';
  const below = /^\n[ \t]*(?:\n|$)/.test(source.slice(end)) || end === source.length ? '' : '\n';
  const isEven = body.every((cells) => cells.length === head.length);
  const mend = isEven ? [{start, end, text: above + markdownTable(head, body) + below}] : undefined;
  return {line, last: line + rows.length - 1, mend};
}

/** Tables of two lines and more that were pasted from a spreadsheet into a page. */
export function pastedTables(page: Pick<Page, 'source'>): PastedTable[] {
  // What begins with a tab or a sign of Markdown is something else, with a tab in it.
  const rows = proseLines(page).filter(({value}) => /^(?![\s|>#<{]|[*+-] )[^\t]*\t/.test(value));
  const tables: {line: number; rows: string[]}[] = [];
  for (const {line, value} of rows) {
    const last = tables.at(-1);
    if (last && last.line + last.rows.length === line) {
      last.rows.push(value);
    } else {
      tables.push({line, rows: [value]});
    }
  }
  return tables.filter((table) => table.rows.length > 1).map((table) => tableOf(page.source, table.line, table.rows));
}
