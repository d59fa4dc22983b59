/** Replaces every character but line breaks by a space, so that positions stay right. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const fenceStart = /^\s*(?:>\s*)*(`{3,}|~{3,})/;

/**
 * Changes the lines of a page that are not inside a fenced sample.
 *
 * @param change gets the line and its number from 1; must keep the line's length
 */
export function mapProseLines(source: string, change: (line: string, number: number) => string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line, index) => {
      const mark = fenceStart.exec(line)?.[1];
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
