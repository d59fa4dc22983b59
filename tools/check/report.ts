import type {CheckResult} from './run';
import type {Problem} from './types';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What to write, and what writes it. */
const remedyOf = ({fix, mend}: Problem): string | undefined =>
  [fix, mend && 'npm run check -- --fix does it.'].filter(Boolean).join(' ') || undefined;

function problemLines(problem: Problem): string[] {
  const {file, line, message, severity} = problem;
  const label = severity === 'error' ? '' : `${severity}: `;
  const remedy = remedyOf(problem);
  return [`${file}:${line}  ${label}${message}`, ...(remedy ? [`  → ${remedy}`] : [])];
}

/** What to do first of several, and how many there are. */
function summary(problems: readonly Problem[], names: readonly string[]): string[] {
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length;
  const sum = (['error', 'warning', 'hint'] as const).map((severity) => plural(count(severity), severity)).join(', ');
  const mendable = problems.filter(({mend}) => mend).length;
  const [first, second] = problems;
  const begin = mendable > 0 ? `npm run check -- --fix mends ${mendable} of these.` : `${first?.file}:${first?.line}`;
  return [
    ...(second ? [`First: ${begin}`] : []),
    `${names.length > 5 ? `${names.length} checks` : names.join(', ')}: ${sum}`,
  ];
}

/** The result for a person: a line per problem (.github/problems.json reads it) with its remedy, a sum, and where to begin. */
export function formatText({problems, fixed}: CheckResult, names: readonly string[]): string {
  return [...fixed, ...problems.flatMap(problemLines), ...summary(problems, names)].join('\n');
}

/** The result for a program. */
export function formatJson({problems, fixed}: CheckResult): string {
  const reported = problems.map((problem) => {
    const {file, line, message, severity, check} = problem;
    return {file, line, message, fix: remedyOf(problem), severity, check};
  });
  return JSON.stringify({problems: reported, fixed}, null, 2);
}
