import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {test, type BrowserContext, type Page} from '@playwright/test';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {freePort} from '../lib/freePort';
import {binary} from '../../tools/lib/run';
import {scratchWorkbench, type ScratchSite} from '../../tools/lib/scratchSite';

/** How long a server may take to its first page, in ms: one slow core, and other tests beside. */
export const patience = 300_000;

/** A development server under test, with what it has printed. */
export class Running {
  readonly started = Date.now();
  private output = '';

  private constructor(
    readonly origin: string,
    readonly child: ChildProcess,
  ) {
    child.stdout!.on('data', (chunk) => (this.output += chunk));
    child.stderr!.on('data', (chunk) => (this.output += chunk));
  }

  /** `npm start` in a copy, in a process group of its own as a terminal has it. */
  static async workbench(site: ScratchSite, args: readonly string[] = []): Promise<Running> {
    const port = await freePort();
    return Running.of(site, port, ['--import', 'tsx', 'tools/serve/start.ts', ...args], {PORT: String(port)});
  }

  /** The framework's own server for one language, as it comes. */
  static async stock(site: ScratchSite): Promise<Running> {
    const port = await freePort();
    const script = binary('@docusaurus/core', 'docusaurus');
    return Running.of(site, port, [script, 'start', '--port', String(port), '--host', '127.0.0.1', '--no-open'], {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-stock',
    });
  }

  private static of(site: ScratchSite, port: number, args: readonly string[], env: Record<string, string>): Running {
    const child = spawn(process.execPath, args, {
      cwd: site.dir,
      detached: true,
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    return new Running(`http://localhost:${port}`, child);
  }

  /** Everything printed so far, without colours. */
  get text(): string {
    return this.output.replace(/\u001b\[[0-9;]*m/g, '');
  }

  /** What has been printed since `mark` characters. */
  since(mark: number): string {
    return this.text.slice(mark);
  }

  /** @returns status and text of an address, asked for as a browser asks for a page */
  async get(address: string): Promise<{status: number; text: string}> {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${this.origin}${address}`, {headers: {accept: 'text/html'}, signal});
    return {status: response.status, text: await response.text()};
  }

  /**
   * Waits until an address answers 200.
   *
   * @returns milliseconds since the start
   * @throws with everything printed, when it takes more than five minutes or the command has ended
   */
  async ready(...addresses: string[]): Promise<number> {
    for (const address of addresses) {
      while ((await this.get(address).catch(() => ({status: 0}))).status !== 200) {
        const {exitCode, signalCode} = this.child;
        if (Date.now() > this.started + patience || exitCode !== null || signalCode !== null) {
          throw new Error(`${address} did not come (${exitCode ?? signalCode ?? 'too late'}).\n${this.text}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return Date.now() - this.started;
  }

  /**
   * Waits until the servers have nothing to do: for three seconds nothing was printed and no second of
   * processor time taken. The bundler can miss a file that is saved while it compiles.
   */
  async quiet(): Promise<void> {
    const state = () => [this.text.length, ...groupOf(this.child.pid!).map(({time}) => time)].join();
    for (let before = ''; before !== state();) {
      before = state();
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  }

  /** Ids of this process and all below it. Empty when all have ended. */
  processes(): number[] {
    return groupOf(this.child.pid!).map(({pid}) => pid);
  }

  /** Memory of all its processes together, in bytes; on Linux what they share counts once. */
  memory(): number {
    return groupOf(this.child.pid!).reduce((sum, {pid, rss}) => sum + (proportionalSize(pid) ?? rss), 0);
  }

  /** Ctrl-C, as a terminal sends it: to every process of the group. */
  interrupt(): void {
    process.kill(-this.child.pid!, 'SIGINT');
  }

  /** Kills the command alone, as the system does when memory runs out: its servers are left to themselves. */
  killCommand(): void {
    this.child.kill('SIGKILL');
  }

  /** Ends everything, however it stands. */
  kill(): void {
    if (this.processes().length > 0) {
      process.kill(-this.child.pid!, 'SIGKILL');
    }
  }
}

/** What the tests of a file, or of a group in it, work on; either may be replaced. */
interface Workbench {
  site: ScratchSite;
  running: Running;
}

/**
 * Has `npm start` run for the tests of a file or group, in a copy of the site of their own. What it has printed is
 * shown when one of them fails.
 *
 * @param name of the copy's folder
 */
export function useWorkbench(name: string): Workbench {
  const bench = {} as Workbench;
  test.beforeAll(async () => {
    test.setTimeout(2 * patience);
    bench.site = scratchWorkbench(name);
    bench.running = await Running.workbench(bench.site);
    await bench.running.ready('/report/intro', '/en/report/intro');
  });
  test.afterEach(({}, {status, expectedStatus}) => {
    if (status !== expectedStatus) {
      console.log(bench.running.text);
    }
  });
  test.afterAll(() => {
    bench.running.kill();
    bench.site.dispose();
  });
  return bench;
}

/**
 * Opens a page in both languages, the Swedish first.
 *
 * @param addresses of the page in each
 * @param open opens one, and waits for what is wanted of it
 */
export async function openBoth(
  context: BrowserContext,
  addresses: Readonly<Record<LocaleId, string>>,
  open: (page: Page, address: string) => Promise<unknown>,
): Promise<Record<LocaleId, Page>> {
  const opened: Partial<Record<LocaleId, Page>> = {};
  for (const language of localeIds) {
    const page = await context.newPage();
    await open(page, addresses[language]);
    opened[language] = page;
  }
  return opened as Record<LocaleId, Page>;
}

/** A process's own memory and its part of what it shares, in bytes, where the system counts it. */
function proportionalSize(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  return existsSync(file) ? Number(/^Pss: +(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) * 1024 : undefined;
}

/** The living processes of a process group, with their memory in bytes and processor time as `ps` writes it. */
function groupOf(group: number): {pid: number; rss: number; time: string}[] {
  const {stdout, error} = spawnSync('ps', ['-eo', 'pid=,pgid=,rss=,stat=,time='], {encoding: 'utf8'});
  if (error) {
    throw new Error('These tests look for processes by the command "ps" (package procps).', {cause: error});
  }
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, , stat]) => Number(pgid) === group && !stat!.startsWith('Z'))
    .map(([pid, , rss, , time]) => ({pid: Number(pid), rss: Number(rss) * 1024, time: time!}));
}
