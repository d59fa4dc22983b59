import {FaultsError} from '../../packages/checked-yaml';
import {lineAt} from './corpus/page';
import {anythingIn} from './lib/causes';
import {firstOf} from './lib/text';
import {fromYaml} from './problem';
import {readings, type ReadingName} from './rules/readings';
import {tableFindings} from './rules/run';
import type {NamedCheck, CheckContext, Finding, Problem} from './types';

/** Everything that checks find, of what has a cause of its own. */
export async function problemsOf(checks: readonly NamedCheck[], context: CheckContext): Promise<Problem[]> {
  const found: Problem[] = [...context.corpus.unread];
  for (const check of checks) {
    const findings = await findingsOrFaults(check, context);
    found.push(...findings.map((finding) => ({severity: 'error' as const, ...finding, check: check.name})));
  }
  const causes = found.filter((problem) => !isExplained(problem, found));
  // A file that cannot be used stops every check that needs it: the first of them reports it.
  const nameOf = ({file, line, message}: Problem) => `${file}:${line} ${message}`;
  return firstOf(causes, (problem) => `${nameOf(problem)} ${JSON.stringify(problem.mend)}`);
}

async function findingsOf(check: NamedCheck, context: CheckContext): Promise<Finding[]> {
  const inTexts = Object.entries(check.texts ?? {}).flatMap(([reading, faultsOf]) =>
    readings[reading as ReadingName](context).flatMap((text) => {
      const faults = text.languages.flatMap((language) => faultsOf(text.value, language));
      // Some are the same in both languages.
      return firstOf(faults, ({at, message}) => `${at} ${message}`).map(({at, ...fault}) => {
        return {...fault, file: text.file, line: lineAt(text, at)};
      });
    }),
  );
  const onPages = context.corpus.pages.flatMap((page) =>
    (check.page?.(page, context) ?? []).map((fault) => ({...fault, file: page.file})),
  );
  return [...tableFindings(check.name, context), ...onPages, ...inTexts, ...((await check.run?.(context)) ?? [])];
}

async function findingsOrFaults(check: NamedCheck, context: CheckContext): Promise<Finding[]> {
  try {
    return await findingsOf(check, context);
  } catch (error) {
    if (error instanceof FaultsError) {
      return error.faults.map(fromYaml);
    }
    const fix =
      'Mend the other findings first. If it stays, it is a fault of the check: send this line to a developer.';
    const message = `The check "${check.name}" broke down: ${(error as Error).message}`;
    return [{file: `tools/check/checks/${check.name}.ts`, line: 1, message, fix}];
  }
}

/** Whether one problem says enough of the lines of another. Of two that do, the first is kept. */
function isCovered({file, line, covers}: Problem, cause: Problem): boolean {
  const isWithin = cause.file === file && cause.line <= line && line <= (cause.covers ?? 0);
  return isWithin && (covers === undefined || cause.line < line);
}

const causesIn = ({file, line, explains = []}: Problem): string[] => [file, `${file}:${line}`, ...explains];

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
