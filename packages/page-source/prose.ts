const fenceMark = /^\s*(?:>\s*)*(`{3,}|~{3,})/;

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
      const mark = fenceMark.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) {
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
