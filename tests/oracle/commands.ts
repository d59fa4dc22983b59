import {spawnSync} from 'node:child_process';

/** Something that a command says is wrong. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** The message with its remedy. */
  readonly text: string;
  readonly severity?: string;
}

/** Runs a tool of the project in a folder. */
function run(dir: string, args: readonly string[]): {stdout: string; stderr: string} {
  return spawnSync(process.execPath, args, {cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28});
}

/** What `npm run check` says of a folder. When it breaks down, that is what it says, of no file. */
export function check(dir: string, ...args: readonly string[]): Finding[] {
  const {stdout, stderr} = run(dir, ['--import', 'tsx', 'tools/check/cli.ts', '--json', ...args]);
  if (!stdout.startsWith('{')) {
    return [{file: '', line: 0, text: `npm run check broke down: ${stdout}${stderr}`}];
  }
  const {problems} = JSON.parse(stdout) as {problems: (Finding & {message: string; fix?: string})[]};
  return problems.map(({file, line, message, fix, severity}) => ({
    file,
    line,
    text: `${message} → ${fix ?? ''}`,
    severity: severity!,
  }));
}

/** Lets `npm run check -- --fix` mend what it can. */
export const mend = (dir: string): void => {
  run(dir, ['--import', 'tsx', 'tools/check/cli.ts', '--fix', '--json']);
};
