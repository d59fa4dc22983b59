/**
 * Plants faults in a copy of the project and asks whether the project's own commands tell them.
 *
 * `npx tsx tests/oracle/cli.ts [group …] [--only words] [--verbose]`: groups are the YAML files beside this one; `--verbose`
 * prints everything that is said. Ends with
 * `N caught, N missed` and exit status 1 when any is missed.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {batchesOf, type Placed} from './batches';
import {check, mend, type Finding} from './commands';
import {plant} from './plant';
import {patternsOf, readGroups, type Group, type Row} from './rows';
import {Tree, type Place} from './tree';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string'}, verbose: {type: 'boolean'}},
});

interface Missed {
  readonly row: Row;
  /** Where it is not told, or why it cannot be planted. */
  readonly place: Place | string;
  /** What is said at that place instead. */
  readonly said: readonly Finding[];
}

const isAt = ({file, lines}: Place, finding: Finding): boolean =>
  finding.file === file && (lines === undefined || (lines[0] <= finding.line && finding.line <= lines[1]));

const isTold = (row: Row, place: Place, findings: readonly Finding[]): boolean =>
  findings.some(
    (finding) =>
      isAt(place, finding) &&
      (finding.severity ?? row.severity) === row.severity &&
      patternsOf(row).every((pattern) => pattern.test(finding.text)),
  );

/** Pages of the public sections that rows without a place are planted on. */
function freePages(tree: Tree): string[] {
  return ['report', 'api', 'data-sources'].flatMap((section) =>
    readdirSync(path.join(tree.dir, `docs-${section}`), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${section}/${name.replace(/\.mdx$/, '')}`)
      .sort(),
  );
}

interface Planted {
  readonly row: Row;
  readonly place: Place;
}

/** Plants rows; those that cannot be are missed. */
function plantAll(tree: Tree, batch: readonly Placed[]): {planted: Planted[]; missed: Missed[]} {
  const planted: Planted[] = [];
  const missed: Missed[] = [];
  for (const {row, page} of batch) {
    try {
      planted.push(...plant(tree, row, page).map((place) => ({row, place})));
    } catch (error) {
      missed.push({row, place: (error as Error).message, said: []});
    }
  }
  return {planted, missed};
}

/** Plants a batch, and runs the command on it. */
function runBatch(tree: Tree, batch: readonly Placed[], run: Group['run']): Missed[] {
  tree.restore();
  const {planted, missed} = plantAll(tree, batch);
  const findings = run === 'facts' ? check(tree.dir, 'data') : check(tree.dir);
  if (values.verbose || findings[0]?.file === '') {
    findings.forEach(({file, line, text}) => console.log(`  ${file}:${line} ${text}`));
  }
  const untold = planted
    .filter(({row, place}) => !isTold(row, place, findings))
    .map(({row, place}) => ({row, place, said: findings.filter((finding) => isAt(place, finding))}));
  const mendable = planted.filter(({row}) => row.mended !== undefined);
  if (mendable.length > 0) {
    mend(tree.dir);
  }
  const unmended = mendable
    .filter(({row, place}) => !tree.read(place.file).includes(row.mended!))
    .map(({row, place}) => ({row, place: `--fix does not mend ${place.file}`, said: []}));
  return [...missed, ...untold, ...unmended];
}

function runGroup(tree: Tree, {name, run, faults}: Group): Missed[] {
  const batches = batchesOf(faults, freePages(tree));
  const began = Date.now();
  const missed = batches.flatMap((batch) => runBatch(tree, batch, run));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${name}: ${faults.length} faults, ${batches.length} runs, ${seconds} s`);
  return missed;
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
  .map((group) => ({...group, faults: group.faults.filter(({what}) => what.includes(values.only ?? ''))}));
const tree = new Tree();
const before = check(tree.dir);
before.forEach(({file, line, text}) => console.log(`Before anything is planted: ${file}:${line} ${text}`));
tree.keepCaches();
const missed = groups.flatMap((group) => runGroup(tree, group));
missed.forEach((one) => console.log(describe(one)));
const rows = new Set(missed.map(({row}) => row));
const all = groups.reduce((sum, {faults}) => sum + faults.length, 0);
console.log(`${all - rows.size} caught, ${rows.size} missed`);
process.exitCode = rows.size > 0 ? 1 : 0;
