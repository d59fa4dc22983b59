import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {once} from 'node:events';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {fillTemplate} from '../../../deploy/templates';
import {projectRoot} from '../../../tools/lib/paths';
import {rawRequest} from './requests';
import {releaseKey} from './signing';

const switchProgram = path.join(projectRoot, 'deploy/switch');
/** Run without sudo: the tests are root. */
const docsHost = path.join(projectRoot, 'deploy/install/docs-host');

export interface SwitchResult {
  readonly status: number | null;
  readonly output: string;
}

/** Writes the configuration of a server, from a template in the folder `servers`. */
export function writeConfig(file: string, name: string, values: Readonly<Record<string, string | number>>): void {
  const template = readFileSync(path.join(projectRoot, 'tests/host/lib/servers', name), 'utf8');
  const texts = Object.entries(values).map(([key, value]) => [key, String(value)]);
  writeFileSync(file, fillTemplate(template, Object.fromEntries(texts)));
}

/** Waits until something listens on a loopback port. */
export async function portOpens(port: number, milliseconds = 10_000): Promise<void> {
  for (const end = Date.now() + milliseconds; ; await wait(50)) {
    try {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** The processes of nginx that answer, which a reload replaces, by the file that it writes its number to. */
export function workersOf(pidFile: string): number[] {
  const {stdout} = spawnSync('pgrep', ['-P', readFileSync(pidFile, 'utf8').trim()], {encoding: 'utf8'});
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** A host of its own in a temporary folder: deploy/switch, nginx and, when asked, Caddy, all on loopback. */
export class TestHost {
  readonly dir: string;
  readonly home: string;
  /** What only root changes. */
  readonly etc: string;
  private readonly config: string;
  private caddy: ChildProcess | undefined;
  /** How wrong the clock is for deploy/switch, as faketime takes it: `+1 year`. */
  clock: string | undefined;
  /** Where deploy/switch finds its tools. */
  path = process.env.PATH;

  /** @param base folder that the host is made in, e.g. on a small disk */
  constructor(
    readonly port: number,
    base = os.tmpdir(),
  ) {
    this.dir = mkdtempSync(path.join(os.tmpdir(), 'host-'));
    // The server's processes run as nobody.
    chmodSync(this.dir, 0o755);
    const disk = base === os.tmpdir() ? this.dir : base;
    this.home = path.join(disk, 'srv');
    this.etc = path.join(disk, 'etc-yttra-docs');
    mkdirSync(this.home, {recursive: true});
    mkdirSync(this.etc);
    writeFileSync(
      path.join(this.etc, 'signers'),
      `yttra-docs namespaces="yttra-docs-release" ${readFileSync(`${releaseKey()}.pub`, 'utf8')}`,
    );
    this.config = path.join(this.dir, 'nginx.conf');
    writeConfig(this.config, 'nginx.conf', {DIR: this.dir, HOME: this.home, ETC: this.etc, PORT: port});
    this.configure({});
  }

  private get configFile(): string {
    return path.join(this.dir, 'docs.conf');
  }

  /** Settings of deploy/switch beside those of this host. */
  configure(settings: Readonly<Record<string, string>>): void {
    const all = {
      DOCS_HOME: this.home,
      DOCS_ETC: this.etc,
      DOCS_CONFIG: docsHost,
      DOCS_TEST: `nginx -t -q -c ${this.config}`,
      DOCS_RELOAD: `nginx -c ${this.config} -s reload`,
      DOCS_START: `nginx -c ${this.config}`,
      DOCS_SMOKE: `http://127.0.0.1:${this.port}`,
      ...settings,
    };
    writeFileSync(
      this.configFile,
      Object.entries(all)
        .map(([name, value]) => `${name}="${value}"\n`)
        .join(''),
    );
  }

  /** Writes a shell script for the settings to name. */
  program(name: string, text: string): string {
    const file = path.join(this.dir, name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`, {mode: 0o755});
    return file;
  }

  private get environment(): NodeJS.ProcessEnv {
    return {...process.env, PATH: this.path, DOCS_CONF: this.configFile};
  }

  /** Runs deploy/switch to its end. */
  async switch(...args: readonly string[]): Promise<SwitchResult> {
    const clock = this.clock ? ['faketime', '-f', this.clock] : [];
    const [program, ...rest] = [...clock, switchProgram, ...args] as [string, ...string[]];
    const child = spawn(program, rest, {env: this.environment});
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    const [status] = await once(child, 'close');
    return {status, output};
  }

  /**
   * Publishes releases, one after the other.
   *
   * @throws with what deploy/switch says, when it refuses one
   */
  async publish(...releases: readonly {readonly file: string}[]): Promise<void> {
    for (const {file} of releases) {
      const {status, output} = await this.switch(file);
      if (status !== 0) {
        throw new Error(`deploy/switch ${file} ended with ${status}: ${output}`);
      }
    }
  }

  /** Starts a switch in a process group of its own, so that a test can kill all of it. */
  startSwitch(...args: string[]): ChildProcess {
    return spawn(switchProgram, args, {env: this.environment, detached: true, stdio: 'ignore'});
  }

  /** The release that the server is to serve. */
  get current(): string {
    return path.basename(readlinkSync(path.join(this.home, 'current')));
  }

  /** One request on a connection of its own: a pooled one may be a server's that has stopped. */
  async get(url: string): Promise<{status: number; etag: string | undefined; text: string}> {
    const {status, headers, body} = await rawRequest(this.port, 'GET', url);
    return {status, etag: headers.etag, text: body.toString('utf8')};
  }

  /** Text of the home page as the server gives it. */
  async homePage(): Promise<string> {
    const {status, text} = await this.get('/');
    if (status !== 200) {
      throw new Error(`The home page is answered with ${status}.`);
    }
    return text;
  }

  /** Starts Caddy, anew where it runs. @param more lines of the site block */
  async startCaddy(port: number, more = ''): Promise<void> {
    if (this.caddy?.kill()) {
      await once(this.caddy, 'exit');
    }
    const file = path.join(this.dir, 'Caddyfile');
    writeConfig(file, 'Caddyfile', {DIR: this.dir, HOME: this.home, PORT: port, MORE: more});
    this.caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: 'ignore',
      env: {...process.env, HOME: this.dir},
    });
    await portOpens(port);
  }

  /** File with the number of nginx's first process. */
  get nginxPidFile(): string {
    return path.join(this.dir, 'nginx.pid');
  }

  startNginx(): void {
    execFileSync('nginx', ['-c', this.config]);
  }

  /** Stops nginx and waits until it has gone, so that the port is free. */
  stopNginx(): void {
    const master = existsSync(this.nginxPidFile) ? Number(readFileSync(this.nginxPidFile, 'utf8')) : 0;
    // 0 would be the tests' own process group: the file is empty while nginx starts.
    if (master > 1) {
      spawnSync('sh', ['-c', `kill ${master} && while kill -0 ${master}; do sleep 0.05; done`], {
        stdio: 'ignore',
        timeout: 10_000,
      });
    }
  }

  dispose(): void {
    this.caddy?.kill();
    this.stopNginx();
    rmSync(this.home, {recursive: true, force: true});
    rmSync(this.dir, {recursive: true, force: true});
  }
}
