import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {createRequire} from 'node:module';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {createInterface} from 'node:readline';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {transpiler} from '../common';
import {onChange} from './changes';
import {behindProxy} from './faults';
import {Messages, ready} from './messages';
import type {Target} from './proxy';
import {thriftyEnv, thriftyFlags} from './thrift';

/**
 * Starts a program in this Node that ends with this process, also when this process is killed.
 *
 * @param args options of Node, the script, and its arguments
 * @returns its process, with what it prints as streams
 */
export function spawnBound(args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, ['--require', path.join(__dirname, 'bound.cjs'), ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Folder of the framework's generated files for one language, in that of the site; each server needs its own. */
export const generatedDir = (locale: string) => `.docusaurus-${locale}`;

function docusaurusCommand(siteDir: string): string {
  const manifest = createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  return path.join(path.dirname(manifest), 'bin/docusaurus.mjs');
}

/** @param said is called with each message that is printed */
function printLines(child: ChildProcess, locale: string, siteDir: string, said: (message: string) => void): void {
  const messages = new Messages(siteDir);
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface({input: stream}).on('line', (line) => {
      for (const message of messages.read(stripVTControlCharacters(line))) {
        console.log(message.replace(/^/gm, `[${locale}] `));
        said(message);
      }
    });
  }
}

function spawnServer({id, port, started}: Target, siteDir: string): ChildProcess {
  const args = ['start', '--locale', id, '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  return spawnBound([...thriftyFlags, '--require', transpiler, docusaurusCommand(siteDir), ...args], {
    cwd: siteDir,
    env: {
      ...thriftyEnv,
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir(id),
      [behindProxy]: String(started),
      NO_UPDATE_NOTIFIER: '1',
      BROWSER: 'none',
    },
  });
}

const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * The framework's development server for one language, on the loopback address. A server that
 * cannot start, because of a fault in the configuration or a sidebar, is started again as soon
 * as a file has changed; one that has compiled the site before it ended, at once.
 */
export class LocaleServer {
  private child: ChildProcess | undefined;
  private stopWaiting = (): void => {};
  private stopped = false;

  /**
   * @param siteDir folder of the site, absolute
   * @param sources folders where a change may mend what keeps the server from starting, relative to `siteDir`
   */
  constructor(
    private readonly target: Target,
    private readonly siteDir: string,
    private readonly sources: readonly string[],
  ) {}

  start(): void {
    this.target.started = Date.now();
    const child = spawnServer(this.target, this.siteDir);
    this.child = child;
    let hasCompiled = false;
    printLines(child, this.target.id, this.siteDir, (message) => (hasCompiled ||= message === ready));
    child.on('exit', () => {
      if (!child.killed && !this.stopped) {
        this.goOn(hasCompiled);
      }
    });
  }

  /** Stops the server and starts it anew, for a change that it would not notice. */
  async restart(): Promise<void> {
    const old = this.child;
    await this.end();
    // Whoever asked first has started it.
    if (!this.stopped && this.child === old) {
      this.start();
    }
  }

  /** Resolves when the process has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.end();
  }

  /** A process that does not heed is killed after two seconds. */
  private async end(): Promise<void> {
    this.stopWaiting();
    const {child} = this;
    if (child && !hasEnded(child)) {
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 2000);
      await once(child, 'exit');
      clearTimeout(killer);
    }
  }

  private goOn(hasCompiled: boolean): void {
    if (hasCompiled) {
      console.error(`[${this.target.id}] The server has ended, through no fault of a page. It starts again.`);
      this.start();
      return;
    }
    console.error(
      `[${this.target.id}] The server could not go on; see above. It starts again when a file has changed.`,
    );
    this.stopWaiting = onChange(this.siteDir, this.sources, () => {
      this.stopWaiting();
      this.start();
    });
  }
}
