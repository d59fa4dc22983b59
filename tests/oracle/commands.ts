/** The project's own commands: the one place to change when a command is called otherwise. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {FaultsError} from '../../packages/checked-yaml';
import {factFiles, factsFolder, factsOf} from '../../src/product/load';

/** Something that a command says is wrong. */
export interface Finding {
  /** Empty when the command names no place. */
  readonly file: string;
  /** 0 when the command names no line. */
  readonly line: number;
  /** The message with its remedy. */
  readonly text: string;
  readonly severity?: string;
}

/** Where the unit tests are that look at the project itself. */
const units = ['tools/check', 'src', 'config', 'tests/lockfile', 'tests/sql'];

/** The script behind each family of commands, and the arguments that it begins with. */
const scripts: Readonly<Record<string, string>> = {
  check: 'tools/check/cli.ts',
  page: 'tools/pages/cli.ts',
  part: 'tools/pages/part.ts',
  translate: 'tools/pages/translate.ts',
  release: 'tools/release/cli.ts',
};

/** Runs a tool of the project. */
function run(dir: string, name: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', scripts[name]!, ...args];
  return spawnSync(process.execPath, command, {cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28});
}

const unplaced = (text: string): Finding => ({file: '', line: 0, text});

/** What `npm run check` says of a folder. When it breaks down, that is what it says. */
export function check(dir: string): Finding[] {
  const {stdout, stderr} = run(dir, 'check', '--json');
  if (!stdout.startsWith('{')) {
    // No row asks for this severity, so that words in a stack never count as a fault that was told.
    return [{...unplaced(`npm run check broke down: ${stdout}${stderr}`), severity: 'crash'}];
  }
  const {problems} = JSON.parse(stdout) as {problems: (Finding & {message: string; fix?: string})[]};
  return problems.map(({file, line, message, fix, severity}) => ({
    file,
    line,
    text: `${message} → ${fix ?? ''}`,
    severity: severity!,
  }));
}

/** What the reader of the facts says of them: any check stops at that. */
export function checkFacts(dir: string): Finding[] {
  try {
    factsOf(factFiles(path.join(dir, factsFolder)));
    return [];
  } catch (error) {
    if (!(error instanceof FaultsError)) throw error;
    return error.faults.map(({file, line, message, remedy}) => ({
      file,
      line,
      text: `${message} → ${remedy}`,
      severity: 'error',
    }));
  }
}

/** Lets it mend what it can. */
export const mend = (dir: string): void => {
  run(dir, 'check', '--fix', '--json');
};

/** What `npm run release -- --check` says of a build, one line a fault: `file: message`. */
export function checkBuild(dir: string, build: string): Finding[] {
  const {stderr} = run(dir, 'release', '--check', build);
  return stderr.split('\n').map((text) => ({file: /^(.*?): /.exec(text)?.[1] ?? '', line: 0, text}));
}

/** What a command says that is refused; nothing when it is not. @param line such as `page new api/a` */
export function refuse(dir: string, line: string): Finding[] {
  const [name = '', ...args] = line.split(' ');
  const {status, stdout, stderr} = run(dir, name, ...args);
  return status === 2 ? [unplaced(stdout + stderr)] : [];
}

/** What the unit tests say of a folder: each failure, with what was expected. */
export function unitTests(dir: string): Finding[] {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', ...units];
  const {stdout, stderr} = spawnSync(process.execPath, command, {cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28});
  const failures = `${stdout}${stderr}`.replace(/\u001b\[[\d;]*m/g, '').split(/^⎯+\[\d+\/\d+\]⎯*$/m);
  return failures.slice(0, -1).map(unplaced);
}
