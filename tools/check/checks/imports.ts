import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ICruiseResult, IViolation} from 'dependency-cruiser';
import {exceptions, rooms, rules, type Exception} from '../imports/rules';
import {contentOf, PassedCache} from '../lib/passedCache';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Everything in the rooms: which modules there are, what each imports, and what of that breaks a rule. */
async function modulesOf(root: string): Promise<ICruiseResult | undefined> {
  const entries = readdirSync(root).filter((name) => rooms.some(({paths}) => new RegExp(paths).test(name)));
  if (entries.length === 0) {
    return undefined;
  }
  const {cruise} = await import('dependency-cruiser');
  const {output} = await cruise(
    entries,
    {
      baseDir: root,
      validate: true,
      ruleSet: {forbidden: [...rules]},
      // Types count: what needs a type of a room does not do without the room.
      tsPreCompilationDeps: true,
    },
    // The rules are about the rooms, so installed packages are not looked for.
    {alias: {'@site': root}, modules: [], extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts', '.json']},
  );
  return output as ICruiseResult;
}

const excuses = ({from, to}: Exception, violation: IViolation): boolean =>
  new RegExp(from).test(violation.from) && new RegExp(to).test(violation.to);

function problemOf(root: string, {modules}: ICruiseResult, {from, to, rule}: IViolation): Problem {
  const written = modules
    .find(({source}) => source === from)
    ?.dependencies.find(({resolved}) => resolved === to)?.module;
  const lines = readFileSync(path.join(root, from), 'utf8').split('\n');
  return {
    file: from,
    // Imports stand above everything else, so the first line with these words is the import.
    line: lines.findIndex((line) => line.includes(`${written}'`)) + 1 || 1,
    message: `Imports ${to}, but ${rule.name}.`,
    fix: rules.find(({name}) => name === rule.name)?.comment,
    severity: 'error',
  };
}

async function problemsIn(root: string, allowed: readonly Exception[]): Promise<Problem[]> {
  const result = await modulesOf(root);
  if (result === undefined) {
    return [];
  }
  const {violations} = result.summary;
  const unexcused = violations.filter((violation) => !allowed.some((exception) => excuses(exception, violation)));
  const unneeded = allowed.filter((exception) => !violations.some((violation) => excuses(exception, violation)));
  return [
    ...unexcused.map((violation) => problemOf(root, result, violation)),
    ...unneeded.map(({from, to}) =>
      errorAt(
        'tools/check/imports/rules.ts',
        1,
        `No import from ${from} to ${to} breaks a rule any more.`,
        'Take the exception away.',
      ),
    ),
  ];
}

/**
 * The check with a list of exceptions.
 *
 * @param allowed imports that are let through although a rule forbids them
 */
export const importsExcept = (allowed: readonly Exception[]): Check => ({
  whole: true,
  name: 'imports',
  description: 'imports run one way: packages, src, plugins, config, tools, tests; packages are entered by their doors',
  async run({root, files}) {
    const passed = new PassedCache(root, 'imports', ['tools/check/imports', 'tools/check/checks/imports.ts']);
    const code = contentOf(
      root,
      files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)),
    );
    return passed.unless([code, JSON.stringify(allowed)], () => problemsIn(root, allowed));
  },
});

/** Which way code leans on code. */
export const imports: Check = importsExcept(exceptions);
