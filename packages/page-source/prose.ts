/** A line that begins or ends a sample, which may be in a quotation, and what follows the mark. */
const fenceLine = /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/;

/**
 * Changes the lines of a page that are not inside a fenced sample.
 *
 * @param change gets the line and its number from 1; must keep the line's length where positions count
 */
export function mapProseLines(source: string, change: (line: string, number: number) => string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line, index) => {
      const [, mark, rest = ''] = fenceLine.exec(line) ?? [];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && rest.trim() === '') {
          fence = undefined;
        }
        return line;
      }
      if (mark !== undefined) {
        fence = mark;
        return line;
      }
      return change(line, index + 1);
    })
    .join('\n');
}
