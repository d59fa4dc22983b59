/**
 * Plants faults in a copy of the project and asks whether the project's own commands tell them.
 *
 * `npx tsx tests/oracle/cli.ts [group …] [--only words] [--build folder] [--verbose]`: groups are the YAML files beside
 * this one, all but `wanted` when none is named; `--build` is a finished build, for the group `built`; `--verbose` prints
 * everything that is said. Ends with `N caught, N missed` and exit status 1 when any is missed.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {batchesOf, type Placed} from './batches';
import {check, checkBuild, checkFacts, mend, refuse, unitTests, type Finding} from './commands';
import type {Folder, Place} from './folder';
import {inWords, isAt, isReported, judge, type Planted} from './judge';
import {plant} from './plant';
import {patternsOf, readGroups, type Group, type Row} from './rows';
import {Build, Tree} from './tree';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string', default: ''}, build: {type: 'string', default: 'build'}, verbose: {type: 'boolean'}},
});

interface Missed {
  readonly row: Row;
  /** Where it is not told, or why it cannot be planted. */
  readonly place: Place | string;
  /** What is said at that place instead. */
  readonly said: readonly Finding[];
}

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
  folder.restore();
  const planted: Planted[] = [];
  const missed: Missed[] = [];
  for (const {row, page} of batch) {
    try {
      planted.push(...plant(folder, row, page).map((place) => ({row, page, place})));
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
  const {planted, missed} = plantAll(folder, batch);
  const findings = ask(folder.dir);
  if (values.verbose || findings[0]?.text.includes('broke down')) {
    findings.forEach(({file, line, text}) => console.log(`  ${file}:${line} ${text}`));
  }
  const untold = planted
    .filter(({row, place}) => !isReported(row, place, findings))
    .map(({row, place}) => ({row, place, said: findings.filter((each) => each.file !== '' && isAt(place, each))}));
  return [...missed, ...untold, ...unmended(folder, planted)];
}

/** Runs command lines that are to be refused, and to leave everything as it is. */
function runCommands(tree: Tree, rows: readonly Row[]): Missed[] {
  tree.restore();
  return rows.flatMap((row): Missed[] => {
    const said = refuse(tree.dir, row.args!);
    if (tree.changes() !== '') {
      tree.restore();
      return [{row, place: 'it changes files', said}];
    }
    return isReported(row, {file: ''}, said) ? [] : [{row, place: {file: 'the command'}, said}];
  });
}

function missedOf(tree: Tree, {run, faults}: Group): Missed[] {
  if (run === 'commands') {
    return runCommands(tree, faults);
  }
  const folder = run === 'release' ? new Build(path.resolve(values.build)) : tree;
  const asks = {facts: checkFacts, units: unitTests, release: (dir: string) => checkBuild(tree.dir, dir)};
  const ask = run === 'check' || run === 'wanted' ? (dir: string) => check(dir) : asks[run];
  // One fault of the facts can hide another, and to read them takes no time.
  const batches =
    run === 'facts' ? faults.map((row) => [{row, page: undefined}]) : batchesOf(faults, freePages(tree.dir));
  return batches.flatMap((batch) => runBatch(folder, batch, ask));
}

function describe({row, place, said}: Missed): string {
  if (typeof place === 'string') {
    return `MISSED  ${row.what}: ${place}`;
  }
  const where = place.lines === undefined ? place.file : `${place.file}:${place.lines[0]}`;
  const instead = said.map(({line, severity, text}) => `      ${line} ${severity ?? ''} ${text}`);
  return [`MISSED  ${row.what}`, `    ${where} is to say ${patternsOf(row).join(' ')}`, ...instead].join('\n');
}

/** Runs a group, prints what is missed, and counts it. */
function runGroup(tree: Tree, group: Group): {caught: number; missed: number} {
  const began = Date.now();
  const found = missedOf(tree, group);
  const missed = new Set(found.map(({row}) => row)).size;
  const caught = group.faults.length - missed;
  console.log(`${group.name}: ${caught} caught, ${missed} missed, ${Math.round((Date.now() - began) / 1000)} s`);
  found.forEach((one) => console.log(describe(one)));
  return {caught, missed};
}

/** Asks about a mistake as its writer would; about the facts only what is said of the facts, which takes seconds. */
function askAbout(tree: Tree, {fact, file, changed}: Row): Finding[] {
  if (fact !== undefined || file?.startsWith('facts:')) {
    return checkFacts(tree.dir);
  }
  return changed ? check(tree.dir, '--changed') : check(tree.dir);
}

/** Prints how the mistakes are told that are to be told well in the end. */
function runWanted(tree: Tree, {faults}: Group): void {
  const apart = faults.map((row): Row => ({...row, alone: row.alone ?? 'page'}));
  const judgements = batchesOf(apart, freePages(tree.dir)).flatMap((batch) => {
    const {planted, missed} = plantAll(tree, batch);
    missed.forEach((one) => console.log(describe(one)));
    const findings = askAbout(tree, batch[0]!.row);
    const ofRows = batch.map(({row}) => planted.filter((one) => one.row === row));
    return ofRows.filter((ofRow) => ofRow.length > 0).map((ofRow) => judge(ofRow, findings));
  });
  judgements.forEach((judgement) => console.log(inWords(judgement)));
  const count = (how: string) => judgements.filter((judgement) => judgement.how === how).length;
  console.log(`wanted: ${count('well')} told well, ${count('flawed')} flawed, ${count('not')} not`);
}

const groups = readGroups()
  .filter(({name, run}) => (positionals.length === 0 ? run !== 'wanted' : positionals.includes(name)))
  .map((group) => ({...group, faults: group.faults.filter(({what}) => what.includes(values.only))}));
const tree = new Tree();
const before = check(tree.dir);
before.forEach(({file, line, text}) => console.log(`Before anything is planted: ${file}:${line} ${text}`));
tree.keepCaches();
groups.filter(({run}) => run === 'wanted').forEach((group) => runWanted(tree, group));
const counts = groups.filter(({run}) => run !== 'wanted').map((group) => runGroup(tree, group));
const caught = counts.reduce((sum, count) => sum + count.caught, 0);
const missed = counts.reduce((sum, count) => sum + count.missed, 0);
console.log(`${caught} caught, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
