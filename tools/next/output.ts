const most = 15;
const longest = 240;

/**
 * The lines of a tool's output that say what is wrong, the first few.
 *
 * @param dir folder that the tool ran in; its name is left out
 */
export function faultLines(output: string, dir: string): string[] {
  const lines = output
    .replaceAll(`${dir}/`, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const faults = lines.filter((line) => /error|fail|cannot|unable|×|✖|✗/i.test(line));
  return (faults.length > 0 ? faults : lines)
    .slice(0, most)
    .map((line) => (line.length > longest ? `${line.slice(0, longest)} …` : line));
}
