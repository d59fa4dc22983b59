/**
 * A Markdown table.
 *
 * @param head column titles
 * @param rows cells, as many in each row as there are titles
 * @throws when a row has another number of cells
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong) {
    throw new Error(`A row has ${wrong.length} cells, the table ${head.length} columns: ${wrong.join(' | ')}`);
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
