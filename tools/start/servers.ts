import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import {createInterface} from 'node:readline';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {projectRoot} from '../lib/paths';
import {binary} from '../lib/run';
import {onNextChange} from './changes';
import {Messages} from './messages';
import type {Target} from './proxy';

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });
}

/** Folder of the framework's generated files for one language; each server needs its own. */
export function generatedDir(locale: string): string {
  return `.docusaurus-${locale}`;
}

/** Absolute path of `generatedDir`. */
export function generatedPath(locale: string): string {
  return path.join(projectRoot, generatedDir(locale));
}

function printLines(child: ChildProcess, locale: string): void {
  const messages = new Messages(projectRoot);
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({input: stream}).on('line', (line) => {
      for (const message of messages.read(stripVTControlCharacters(line))) {
        console.log(message.replace(/^/gm, `[${locale}] `));
      }
    });
  }
}

function spawnServer({locale, port}: Target): ChildProcess {
  const args = ['start', '--locale', locale, '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const child = spawn(process.execPath, [binary('@docusaurus/core', 'docusaurus'), ...args], {
    cwd: projectRoot,
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir(locale), NO_UPDATE_NOTIFIER: '1', BROWSER: 'none'},
  });
  printLines(child, locale);
  return child;
}

/**
 * The framework's development server for one language, on the loopback address. A server that
 * cannot start, because of a fault in the configuration or a sidebar, is started again as soon
 * as a file has changed.
 */
export class LocaleServer {
  private child: ChildProcess | undefined;
  private stopWaiting = (): void => {};
  private stopped = false;

  constructor(private readonly target: Target) {}

  start(): void {
    const child = spawnServer(this.target);
    this.child = child;
    child.on('exit', () => {
      if (this.child === child && !this.stopped) {
        this.waitForChange();
      }
    });
  }

  /** Stops the server and starts it anew, for a change that it would not notice. */
  restart(): void {
    const old = this.child;
    this.child = undefined;
    this.stopWaiting();
    if (!old || old.exitCode !== null || old.signalCode !== null) {
      this.start();
      return;
    }
    old.once('exit', () => this.stopped || this.start());
    old.kill('SIGTERM');
  }

  /** Resolves when the process has ended; one that does not heed is killed after two seconds. */
  stop(): Promise<void> {
    this.stopped = true;
    this.stopWaiting();
    const {child} = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return Promise.resolve();
    }
    const killer = setTimeout(() => child.kill('SIGKILL'), 2000);
    return new Promise((resolve) => {
      child.once('exit', () => {
        clearTimeout(killer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  private waitForChange(): void {
    console.error(`[${this.target.locale}] The server could not go on; see above. It starts again when a file has changed.`);
    this.stopWaiting = onNextChange(projectRoot, () => this.start());
  }
}
