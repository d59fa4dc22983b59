import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {freePort} from '../../tools/lib/freePort';
import {binary} from '../../tools/lib/run';
import type {ScratchSite} from '../../tools/lib/scratchSite';

const html = {headers: {accept: 'text/html'}};

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
    const response = await fetch(`${this.origin}${address}`, html);
    return {status: response.status, text: await response.text()};
  }

  /**
   * Waits until an address answers 200.
   *
   * @returns milliseconds since the start
   * @throws with everything printed, when it takes more than two minutes
   */
  async ready(...addresses: string[]): Promise<number> {
    const deadline = this.started + 120_000;
    for (const address of addresses) {
      while ((await this.get(address).catch(() => ({status: 0}))).status !== 200) {
        if (Date.now() > deadline) {
          throw new Error(`${address} did not come within two minutes.\n${this.text}`);
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
    spawnSync('pkill', ['-KILL', '-g', String(this.child.pid), '-f', 'tools/serve/start.ts']);
  }

  /** Ends everything, however it stands. */
  kill(): void {
    if (this.processes().length > 0) {
      process.kill(-this.child.pid!, 'SIGKILL');
    }
  }
}

/** A process's own memory and its part of what it shares, in bytes, where the system tells it. */
function proportionalSize(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  return existsSync(file) ? Number(/^Pss: +(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) * 1024 : undefined;
}

/** The living processes of a process group, with their memory in bytes and processor time as `ps` writes it. */
function groupOf(group: number): {pid: number; rss: number; time: string}[] {
  const {stdout} = spawnSync('ps', ['-eo', 'pid=,pgid=,rss=,stat=,time='], {encoding: 'utf8'});
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, , stat]) => Number(pgid) === group && !stat!.startsWith('Z'))
    .map(([pid, , rss, , time]) => ({pid: Number(pid), rss: Number(rss) * 1024, time: time!}));
}
