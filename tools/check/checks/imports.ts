import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ICruiseResult, IForbiddenRuleType, IViolation} from 'dependency-cruiser';
import {parse} from 'yaml';
import {projectRoot} from '../../lib/paths';
import {unlessFilesPassed} from '../lib/passed';
import type {Check, Finding} from '../types';

const rulesFile = 'tools/check/rules/imports.yml';

const rooms = /^(?:packages|src|plugins|config|deploy|tools|tests|(?:docusaurus\.config|sidebars-report)\.ts)$/;

function findingOf(root: string, {modules}: ICruiseResult, {from, to, rule}: IViolation, comment?: string): Finding {
  const {dependencies = []} = modules.find(({source}) => source === from) ?? {};
  const written = dependencies.find(({resolved}) => resolved === to)?.module;
  const lines = readFileSync(path.join(root, from), 'utf8').split('\n');
  // Imports stand above everything else, so the first line with these words is the import.
  const line = lines.findIndex((text) => text.includes(`${written}'`)) + 1 || 1;
  return {file: from, line, message: `Imports ${to}, but ${rule.name}.`, fix: comment};
}

async function findingsIn(root: string): Promise<Finding[]> {
  const entries = readdirSync(root).filter((name) => rooms.test(name));
  if (entries.length === 0) {
    return [];
  }
  const rules = parse(readFileSync(path.join(projectRoot, rulesFile), 'utf8')) as IForbiddenRuleType[];
  const {cruise} = await import('dependency-cruiser');
  const {output} = await cruise(
    entries,
    {
      baseDir: root,
      validate: true,
      ruleSet: {forbidden: rules},
      // Types count: what needs a type of a room does not do without the room.
      tsPreCompilationDeps: true,
    },
    // The rules are about the rooms, so installed packages are not looked for.
    {alias: {'@site': root}, modules: [], extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts', '.json']},
  );
  const result = output as ICruiseResult;
  return result.summary.violations.map((violation) =>
    findingOf(root, result, violation, rules.find(({name}) => name === violation.rule.name)?.comment),
  );
}

/** Which way code leans on code. */
export default {
  whole: true,
  description: 'imports run one way: packages, src, plugins, config, tools, tests; packages are entered by their doors',
  run({root, files}) {
    const code = files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
    const judges = [rulesFile, 'tools/check/checks/imports.ts'];
    return unlessFilesPassed({root, name: 'imports', judges}, code, () => findingsIn(root));
  },
} satisfies Check;
