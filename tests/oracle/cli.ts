/**
 * Plants faults in a copy of the project and asks whether the project's own commands tell them.
 *
 * `npx tsx tests/oracle/cli.ts [group …] [--only words] [--build folder] [--verbose]`: groups are the YAML files beside
 * this one; `--build` is a finished build, for the group `built`; `--verbose` prints everything that is said.
 * Ends with `N caught, N missed` and exit status 1 when any is missed.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {batchesOf, type Placed} from './batches';
import {check, checkBuild, checkFacts, mend, refuse, unitTests, type Finding} from './commands';
import type {Folder, Place} from './folder';
import {plant} from './plant';
import {patternsOf, readGroups, type Group, type Row} from './rows';
import {Build, Tree} from './tree';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string', default: ''}, build: {type: 'string', default: 'build'}, verbose: {type: 'boolean'}},
});

interface Planted {
  readonly row: Row;
  readonly place: Place;
}

interface Missed {
  readonly row: Row;
  /** Where it is not told, or why it cannot be planted. */
  readonly place: Place | string;
  /** What is said at that place instead. */
  readonly said: readonly Finding[];
}

const isAt = ({file, lines}: Place, finding: Finding): boolean =>
  ['', '*', finding.file].includes(finding.file === '' ? '' : file) &&
  (finding.line === 0 || lines === undefined || (lines[0] <= finding.line && finding.line <= lines[1]));

const isTold = (row: Row, place: Place, findings: readonly Finding[]): boolean =>
  findings.some(
    (finding) =>
      isAt(place, finding) &&
      (finding.severity ?? row.severity) === row.severity &&
      patternsOf(row).every((pattern) => pattern.test(finding.text)),
  );

/** Pages of the public sections that rows without a place are planted on. */
function freePages(dir: string): string[] {
  return ['report', 'api', 'data-sources'].flatMap((section) =>
    readdirSync(path.join(dir, `docs-${section}`), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${section}/${name.replace(/\.mdx$/, '')}`)
      .sort(),
  );
}

/** Plants rows; those that cannot be are missed. */
function plantAll(folder: Folder, batch: readonly Placed[]): {planted: Planted[]; missed: Missed[]} {
  const planted: Planted[] = [];
  const missed: Missed[] = [];
  for (const {row, page} of batch) {
    try {
      planted.push(...plant(folder, row, page).map((place) => ({row, place})));
    } catch (error) {
      missed.push({row, place: (error as Error).message, said: []});
    }
  }
  return {planted, missed};
}

/** What `--fix` leaves of what it is to mend. */
function unmended(folder: Folder, planted: readonly Planted[]): Missed[] {
  const mendable = planted.filter(({row}) => row.mended !== undefined);
  if (mendable.length > 0) {
    mend(folder.dir);
  }
  return mendable
    .filter(({row, place}) => !folder.read(place.file).includes(row.mended!))
    .map(({row, place}) => ({row, place: `--fix does not mend ${place.file}`, said: []}));
}

/** Plants a batch, and asks what is said of it. */
function runBatch(folder: Folder, batch: readonly Placed[], ask: (dir: string) => Finding[]): Missed[] {
  folder.restore();
  const {planted, missed} = plantAll(folder, batch);
  const findings = ask(folder.dir);
  if (values.verbose || findings[0]?.text.includes('broke down')) {
    findings.forEach(({file, line, text}) => console.log(`  ${file}:${line} ${text}`));
  }
  const untold = planted
    .filter(({row, place}) => !isTold(row, place, findings))
    .map(({row, place}) => ({row, place, said: findings.filter((each) => each.file !== '' && isAt(place, each))}));
  return [...missed, ...untold, ...unmended(folder, planted)];
}

/** Runs command lines that are to be refused, and to leave everything as it is. */
function runCommands(tree: Tree, rows: readonly Row[]): Missed[] {
  tree.restore();
  return rows.flatMap((row) => {
    const said = refuse(tree.dir, row.args!);
    if (tree.changes() !== '') {
      tree.restore();
      return [{row, place: 'it changes files', said}];
    }
    return isTold(row, {file: ''}, said) ? [] : [{row, place: {file: 'the command'}, said}];
  });
}

function runGroup(tree: Tree, {run, faults}: Group): Missed[] {
  if (run === 'commands') {
    return runCommands(tree, faults);
  }
  const asks = {check, facts: checkFacts, units: unitTests, release: (dir: string) => checkBuild(tree.dir, dir)};
  const folder = run === 'release' ? new Build(path.resolve(values.build)) : tree;
  return batchesOf(faults, freePages(tree.dir)).flatMap((batch) => runBatch(folder, batch, (dir) => asks[run](dir)));
}

function describe({row, place, said}: Missed): string {
  if (typeof place === 'string') {
    return `MISSED  ${row.what}: ${place}`;
  }
  const where = place.lines === undefined ? place.file : `${place.file}:${place.lines[0]}`;
  const instead = said.map(({line, severity, text}) => `      ${line} ${severity ?? ''} ${text}`);
  return [`MISSED  ${row.what}`, `    ${where} is to say ${patternsOf(row).join(' ')}`, ...instead].join('\n');
}

const groups = readGroups()
  .filter(({name}) => positionals.length === 0 || positionals.includes(name))
  .map((group) => ({...group, faults: group.faults.filter(({what}) => what.includes(values.only))}))
  .filter(({faults}) => faults.length > 0);
const tree = new Tree();
const before = check(tree.dir);
before.forEach(({file, line, text}) => console.log(`Before anything is planted: ${file}:${line} ${text}`));
tree.keepCaches();
const missed = groups.flatMap((group) => {
  const began = Date.now();
  const found = runGroup(tree, group);
  const count = new Set(found.map(({row}) => row)).size;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${group.name}: ${group.faults.length - count} of ${group.faults.length} caught, ${seconds} s`);
  return found;
});
missed.forEach((one) => console.log(describe(one)));
const rows = new Set(missed.map(({row}) => row));
const all = groups.reduce((sum, {faults}) => sum + faults.length, 0);
console.log(`${all - rows.size} caught, ${rows.size} missed`);
process.exitCode = rows.size > 0 ? 1 : 0;
