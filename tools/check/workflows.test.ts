import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {NoOperationTraceWriter, parseWorkflow} from '@actions/workflow-parser';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import {choose, groups} from '../test/groups';

interface Job {
  readonly permissions: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly {uses?: string; run?: string; with?: Readonly<Record<string, unknown>>}[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What GitHub's own parser finds wrong, with line and column. */
function faultsOf(name: string, content: string): string[] {
  const {context} = parseWorkflow({name, content}, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({message}) => message);
}

const mayOnlyRead = ({permissions}: Job) => JSON.stringify(permissions) === '{"contents":"read"}';

const folder = path.join(projectRoot, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
const {scripts} = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(workflows)('%s', (name, text) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('is what GitHub takes', () => expect(faultsOf(name, text)).toEqual([]));

  it('pins every action to a commit and says which version that is', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('runs the project only where it may read the code and nothing else, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) {
      const checkouts = job.steps.filter(({uses}) => uses?.startsWith('actions/checkout'));
      expect(checkouts).toHaveLength(mayOnlyRead(job) ? 1 : 0);
      expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    }
  });

  it('stops by itself', () => {
    expect(jobs.every((job) => (job['timeout-minutes'] ?? Infinity) <= 60)).toBe(true);
  });

  it('runs commands that exist, and never a text from outside', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    const scriptsOf = (command: string) => [...command.matchAll(/npm run (\S+)/g)].map(([, name]) => name!);
    expect(commands.flatMap(scriptsOf).filter((name) => !(name in scripts))).toEqual([]);
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});

it.each([
  ['a key that GitHub does not know', 'with:', 'wit:'],
  ['a permission that is none', 'contents: read', 'contents: rea'],
  ['a name that nothing has', 'vars.SITE_URL', 'vras.SITE_URL'],
])('%s is found', (_fault, from, to) => {
  const [name, text] = workflows.find(([, content]) => content.includes(from))!;
  expect(faultsOf(name, text.replace(from, to))).not.toEqual([]);
});

const atEachChange = choose([], groups).groups.map(({name}) => name);

describe.each([
  ['test.yml', 'what .ci/run runs in one, and `npm start`', [...atEachChange, 'workbench']],
  ['nightly.yml', 'every test of every group', ['all']],
])('%s', (file, what, wanted) => {
  const workflow = parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow;
  // What each job asks `npm test` for.
  const jobs = Object.values(workflow.jobs)
    .map(({steps}) => steps.flatMap(({run = ''}) => /npm test -- (.*)/.exec(run)?.[1]?.split(' ') ?? []))
    .filter((names) => names.length > 0)
    .map((names) => choose(names, groups));

  it(`runs in its jobs ${what}`, () => {
    const expected = choose(wanted, groups);
    expect(new Set(jobs.flatMap((job) => job.groups))).toEqual(new Set(expected.groups));
    expect(jobs.filter(({all}) => all !== expected.all)).toEqual([]);
  });

  it('builds in each job what its groups read', () => {
    for (const job of jobs) {
      const names = job.groups.map(({name}) => name);
      expect(names).toEqual(expect.arrayContaining(job.groups.flatMap(({after = []}) => after)));
    }
  });
});
