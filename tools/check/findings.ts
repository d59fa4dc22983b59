import {FaultsError} from '../../packages/checked-yaml';
import {anythingIn} from './lib/causes';
import {errorAt} from './problem';
import type {Check, CheckContext, Problem} from './types';

/** Everything that checks find, of what has a cause of its own. */
export async function problemsOf(checks: readonly Check[], context: CheckContext): Promise<Problem[]> {
  const found: Problem[] = [...context.corpus.unread];
  for (const check of checks) {
    found.push(...(await run(check, context)).map((problem) => ({...problem, check: check.name})));
  }
  const causes = found.filter((problem) => !isExplained(problem, found));
  return causes.filter((problem) => !isRepeated(problem, causes));
}

/** A file that cannot be used stops every check that needs it: the first of them reports it. */
function isRepeated({check, file, line, message}: Problem, found: readonly Problem[]): boolean {
  const first = found.find((other) => other.file === file && other.line === line && other.message === message);
  return first!.check !== check;
}

async function run(check: Check, context: CheckContext): Promise<readonly Problem[]> {
  try {
    return await check.run(context);
  } catch (error) {
    if (error instanceof FaultsError) {
      return error.faults.map(({file, line, message, remedy}) => errorAt(file, line, message, remedy));
    }
    return [
      {
        file: `tools/check/checks/${check.name}.ts`,
        line: 1,
        message: `The check "${check.name}" broke down: ${(error as Error).message}`,
        fix: 'Mend the other findings first. If it stays, it is a fault of the check: send this line to a developer.',
        severity: 'error',
      },
    ];
  }
}

/** Whether one problem says enough of the lines of another. Of two that do, the first is kept. */
function isCovered({file, line, covers}: Problem, cause: Problem): boolean {
  const isWithin = cause.file === file && cause.line <= line && line <= (cause.covers ?? 0);
  return isWithin && (covers === undefined || cause.line < line);
}

const causesIn = ({file, line, explains = []}: Problem): string[] => [file, `${file}:${line}`, ...explains];

/** Whether a problem only follows from another that checks have found. */
function isExplained(problem: Problem, found: readonly Problem[]): boolean {
  const {file, follows = [], check} = problem;
  return found.some(
    (cause) =>
      cause !== problem &&
      cause.severity === 'error' &&
      (isCovered(problem, cause) ||
        cause.explains?.includes(anythingIn(file)) ||
        (cause.check !== check && causesIn(cause).some((name) => follows.includes(name)))),
  );
}
