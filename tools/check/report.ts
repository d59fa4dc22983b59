import type {CheckResult} from './run';
import type {Problem} from './types';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function problemLines({file, line, message, fix, severity}: Problem): string[] {
  const label = severity === 'error' ? '' : `${severity}: `;
  return [`${file}:${line}  ${label}${message}`, ...(fix === undefined ? [] : [`  → ${fix}`])];
}

/** The result for a person: a line per problem with its fix, notes, and a sum. */
export function formatText({problems, notes, fixed}: CheckResult, names: readonly string[]): string {
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length;
  const sum = [
    plural(count('error'), 'error'),
    plural(count('warning'), 'warning'),
    plural(count('hint'), 'hint'),
  ].join(', ');
  return [
    ...fixed.map((file) => `fixed ${file}`),
    ...problems.flatMap(problemLines),
    ...notes,
    `${names.join(', ')}: ${sum}`,
  ].join('\n');
}

/** The result for a program. */
export function formatJson({problems, notes, fixed}: CheckResult): string {
  return JSON.stringify({problems, notes, fixed}, null, 2);
}
