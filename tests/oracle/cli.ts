/**
 * Plants faults in a copy of the project and asks whether the project's own commands tell them.
 *
 * `npx tsx tests/oracle/cli.ts [group …] [--only words] [--build folder] [--verbose]`: groups are the YAML files beside
 * this one, all when none is named; `--build` is a finished build, for the group `built`; `--verbose` prints everything
 * that is said. Ends with `N caught, N missed` and exit status 1 when any is missed.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {batchesOf, type Placed} from './batches';
import {check, checkBuild, checkFacts, mend, refuse, unitTests, type Finding} from './commands';
import {plant} from './plant';
import {patternsOf, readGroups, type Group, type Place, type Row} from './rows';
import {Build, Tree, type Folder} from './tree';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string', default: ''}, build: {type: 'string', default: 'build'}, verbose: {type: 'boolean'}},
});
const tree = new Tree();

/** A row that is not told at a place, what is said there instead, or why it cannot be planted. */
interface Missed {
  readonly row: Row;
  readonly why: string;
}

/** Pages of the public sections that rows without a place are planted on. */
const freePages = ['report', 'api', 'data-sources'].flatMap((section) =>
  readdirSync(path.join(tree.dir, `docs-${section}`), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${section}/${name.replace(/\.mdx$/, '')}`)
    .sort(),
);

const isAt = ({file, lines}: Place, finding: Finding): boolean =>
  (finding.file === '' || file === '*' || file === finding.file) &&
  (finding.line === 0 || lines === undefined || (lines[0] <= finding.line && finding.line <= lines[1]));

/** Whether a finding at the place says what the row asks for. */
const isTold = (row: Row, place: Place, findings: readonly Finding[]): boolean =>
  findings.some(
    (finding) =>
      (finding.severity ?? row.severity) === row.severity &&
      isAt(place, finding) &&
      patternsOf(row).every((pattern) => pattern.test(finding.text)),
  );

function untold(row: Row, place: Place, findings: readonly Finding[]): Missed[] {
  if (isTold(row, place, findings)) {
    return [];
  }
  const instead = findings.filter((finding) => finding.file !== '' && isAt(place, finding));
  const said = instead.map(({line, severity = '', text}) => `\n      ${line} ${severity} ${text}`);
  const where = [place.file, ...(place.lines ?? []).slice(0, 1)].join(':');
  return [{row, why: `${where} is to say ${patternsOf(row).join(' ')}${said.join('')}`}];
}

/** Plants a batch, asks what is said of it, and lets `--fix` mend what it is to mend. */
function runBatch({dir}: Folder, batch: readonly Placed[], ask: (dir: string) => Finding[]): Missed[] {
  const planted: {row: Row; place: Place}[] = [];
  const missed: Missed[] = [];
  for (const {row, page} of batch) {
    try {
      planted.push(...plant(dir, row, page, tree.dir).map((place) => ({row, place})));
    } catch (error) {
      missed.push({row, why: (error as Error).message});
    }
  }
  const findings = ask(dir);
  if (values.verbose || findings[0]?.text.includes('broke down')) {
    findings.forEach(({file, line, text}) => console.log(`  ${file}:${line} ${text}`));
  }
  missed.push(...planted.flatMap(({row, place}) => untold(row, place, findings)));
  const mendable = planted.filter(({row}) => row.mended !== undefined);
  if (mendable.length > 0) {
    mend(dir);
  }
  const isMended = ({row, place}: (typeof planted)[number]) =>
    readFileSync(path.join(dir, place.file), 'utf8').includes(row.mended!);
  const unmended = mendable.filter((one) => !isMended(one));
  return [...missed, ...unmended.map(({row, place}) => ({row, why: `--fix does not mend ${place.file}`}))];
}

/** Runs command lines that are to be refused, and to leave everything as it is. */
function runCommands(rows: readonly Row[]): Missed[] {
  tree.restore();
  return rows.flatMap((row): Missed[] => {
    const said = refuse(tree.dir, row.args!);
    if (tree.changes() !== '') {
      tree.restore();
      return [{row, why: 'it changes files'}];
    }
    return untold(row, {file: ''}, said);
  });
}

function missedOf({run, faults}: Group): Missed[] {
  if (run === 'commands') {
    return runCommands(faults);
  }
  const folder = run === 'release' ? new Build(path.resolve(values.build)) : tree;
  const asks = {check, facts: checkFacts, units: unitTests, release: (dir: string) => checkBuild(tree.dir, dir)};
  // One fault of the facts can hide another, and to read them takes no time.
  const batches = run === 'facts' ? faults.map((row) => [{row, page: undefined}]) : batchesOf(faults, freePages);
  return batches.flatMap((batch) => {
    folder.restore();
    return runBatch(folder, batch, asks[run]);
  });
}

/** Runs a group, prints what is missed, and counts it. */
function runGroup(group: Group): number {
  const began = Date.now();
  const found = missedOf(group);
  const missed = new Set(found.map(({row}) => row)).size;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${group.name}: ${group.faults.length - missed} caught, ${missed} missed, ${seconds} s`);
  found.forEach(({row, why}) => console.log(`MISSED  ${row.what}\n    ${why}`));
  return missed;
}

const groups = readGroups()
  .filter(({name}) => positionals.length === 0 || positionals.includes(name))
  .map((group) => ({...group, faults: group.faults.filter(({what}) => what.includes(values.only))}));
check(tree.dir).forEach(({file, line, text}) => console.log(`Before anything is planted: ${file}:${line} ${text}`));
const missed = groups.reduce((sum, group) => sum + runGroup(group), 0);
const all = groups.reduce((sum, {faults}) => sum + faults.length, 0);
console.log(`${all - missed} caught, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
