import {copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {projectFiles, projectRoot} from './paths';
import {binary} from './run';

/** A copy of the project that a test may damage and build. */
export class ScratchSite {
  readonly dir: string;

  constructor(name: string) {
    this.dir = path.join(projectRoot, '.cache/scratch', name);
    rmSync(this.dir, {recursive: true, force: true});
    mkdirSync(this.dir, {recursive: true});
    for (const file of projectFiles(projectRoot)) {
      mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
      copyFileSync(path.join(projectRoot, file), path.join(this.dir, file));
    }
    this.share('node_modules');
  }

  /** Has a folder in common with the project. */
  share(folder: string): this {
    const [own, shared] = [this.dir, projectRoot].map((dir) => path.join(dir, folder)) as [string, string];
    mkdirSync(shared, {recursive: true});
    mkdirSync(path.dirname(own), {recursive: true});
    symlinkSync(shared, own, 'junction');
    return this;
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    writeFileSync(path.join(this.dir, file), text);
  }

  append(file: string, text: string): void {
    this.write(file, readFileSync(path.join(this.dir, file), 'utf8') + text);
  }

  /** Replaces text in a file. Throws when it does not stand there, so that no test goes stale unseen. */
  replace(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(this.dir, file), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${file} does not hold "${from}"; mend the test.`);
    }
    const changed = text.replace(from, () => to);
    this.write(file, changed);
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file));
  }

  /** Runs the framework's own build in the copy. @returns its status, and everything that it printed, without colours */
  build(args: readonly string[] = [], env: Record<string, string> = {}): Promise<{status: number; output: string}> {
    const command = [binary('@docusaurus/core', 'docusaurus'), 'build', ...args];
    const child = spawn(process.execPath, command, {
      cwd: this.dir,
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', CI: 'true', ...env},
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    return new Promise((resolve) => {
      child.on('close', (status) => resolve({status: status ?? 1, output: output.replace(/\u001b\[[0-9;]*m/g, '')}));
    });
  }

  dispose(): void {
    rmSync(this.dir, {recursive: true, force: true});
  }
}

/** A copy of the site for the tools of the project. What a check has found right anywhere, it knows. */
export const scratchWorkbench = (name: string): ScratchSite => new ScratchSite(name).share('.cache/passed');
