import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, {permissions: Record<string, string>; 'timeout-minutes'?: number; steps: Step[]}>>;
}

const folder = path.join(projectRoot, '.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
const {scripts} = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {scripts: Record<string, string>};

describe.each(workflows)('%s', (_name, text) => {
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('pins every action to a commit and says which version that is', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('may read the code and nothing else, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.values(workflow.jobs).map(({permissions}) => permissions)).toEqual(Object.keys(workflow.jobs).map(() => ({contents: 'read'})));
    expect(steps.filter(({uses}) => uses?.startsWith('actions/checkout')).map((step) => step.with?.['persist-credentials'])).toEqual([false]);
  });

  it('stops by itself', () => {
    expect(Object.values(workflow.jobs).every((job) => (job['timeout-minutes'] ?? Infinity) <= 60)).toBe(true);
  });

  it('runs commands that exist, and never a text from outside', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    expect(commands.every((command) => command === '.ci/run' || command.replace(/^npm run /, '') in scripts)).toBe(true);
  });
});

it('a workflow runs the same as .ci/run', () => {
  expect(workflows.some(([, text]) => text.includes('- run: .ci/run'))).toBe(true);
});
