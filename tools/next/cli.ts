/**
 * `npm run next`: what the newest 3.x of the framework would say to this site. Clones the commit
 * into a temporary folder, moves every `@docusaurus/*` there to the newest 3.x (or the version
 * given: `-- 3.10.2`), makes the edits of edits.ts, installs, and runs the type check, the unit tests
 * and the build. Prints what passed and the first lines of what did not; exit status 1 when a step
 * failed. Never touches the project. Needs the npm registry.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {edited, edits} from './edits';
import {newestOf, withFramework} from './framework';
import {faultLines} from './output';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const steps: readonly Step[] = [
  {name: 'install', command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']},
  {name: 'types', command: ['npx', 'tsc', '--noEmit']},
  // Two folders are about the versions that the project has.
  {
    name: 'unit tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=dot',
      '--exclude',
      'tools/check/lockfile/**',
      '--exclude',
      'tools/next/**',
    ],
  },
  {name: 'build', command: ['npx', 'docusaurus', 'build']},
];

function run(cwd: string, [program, ...args]: readonly string[]): {passed: boolean; answer: string; output: string} {
  const {status, stdout, stderr} = spawnSync(program!, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1'},
  });
  return {passed: status === 0, answer: stdout, output: `${stdout}${stderr}`};
}

function newest(): string {
  const {passed, answer, output} = run(projectRoot, ['npm', 'view', '@docusaurus/core', 'versions', '--json']);
  if (!passed) {
    throw new Error(`The registry does not answer: ${output}`);
  }
  return newestOf(JSON.parse(answer), 3);
}

/** Every step in turn; after a failed install the others would say nothing. */
function tryOut(dir: string): boolean {
  let good = true;
  for (const {name, command} of steps) {
    const start = Date.now();
    const {passed, output} = run(dir, command);
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
    if (!passed) {
      faultLines(output, dir).forEach((line) => console.log(`        ${line}`));
      good = false;
    }
    if (!existsSync(path.join(dir, 'node_modules/@docusaurus/core'))) {
      return false;
    }
  }
  return good;
}

const version = process.argv[2] ?? newest();
const dir = mkdtempSync(path.join(os.tmpdir(), 'next-'));
try {
  run(dir, ['git', 'clone', '--quiet', projectRoot, '.']);
  const manifest = path.join(dir, 'package.json');
  writeFileSync(manifest, withFramework(readFileSync(manifest, 'utf8'), version));
  console.log(`Docusaurus ${version}`);
  for (const edit of edits) {
    const file = path.join(dir, edit.file);
    writeFileSync(file, edited(readFileSync(file, 'utf8'), edit));
    console.log(`edited  ${edit.file}: ${edit.from} → ${edit.to} ${edit.why}`);
  }
  process.exitCode = tryOut(dir) ? 0 : 1;
} finally {
  rmSync(dir, {recursive: true, force: true});
}
