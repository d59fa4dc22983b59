import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type TestHost, workersOf} from './host';
import {type Ask, askingHttp2} from './requests';

/** The name that the release is built for. */
export const siteName = 'docs.yttra.example';

/** A certificate of our own, as install/setup makes one. */
function makeCertificate(dir: string, clock = '+0'): void {
  mkdirSync(dir);
  const openssl = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${siteName}
    -addext subjectAltName=DNS:${siteName} -keyout ${dir}/privkey.pem -out ${dir}/fullchain.pem`;
  execFileSync('faketime', ['-f', clock, ...openssl.split(/\s+/)], {stdio: 'ignore'});
}

/** The site's file without the include that limits rates. */
export function unlimited(text: string): string {
  return text.replace(/^.*limit\[s\]\.conf;\n/m, '');
}

/** The site's file for wrk, which knows the server by its address only. */
export function knownByNumber(text: string): string {
  return text.replaceAll(`server_name ${siteName};`, `server_name ${siteName} 127.0.0.1;`);
}

function takesConnections(worker: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'args=', '-p', String(worker)], {encoding: 'utf8'});
  return stdout.trim() === 'nginx: worker process';
}

/**
 * The site as install/setup and install/nginx-site.conf of a release set it up on Debian, with TLS, HTTP/2, limits and
 * logs, on loopback: its folders and ports are other ones, all else is as it stands there.
 */
export class InstalledSite {
  private readonly dir: string;
  readonly config: string;
  private readonly site: string;
  /** The file as the release brings it. */
  private readonly text: string;

  /**
   * @param host that a release is published on
   * @param ports for http and https
   * @param clock by which the certificate is made, as faketime takes it; it is valid for two days
   */
  constructor(
    private readonly host: TestHost,
    readonly ports: {readonly http: number; readonly https: number},
    clock?: string,
  ) {
    this.dir = path.join(host.dir, 'installed');
    this.text = readFileSync(this.releaseFile('nginx-site.conf'), 'utf8');
    this.config = path.join(this.dir, 'nginx.conf');
    this.site = path.join(this.dir, 'site.conf');
    mkdirSync(path.join(this.dir, 'log'), {recursive: true});
    makeCertificate(path.join(this.dir, 'tls'), clock);
    this.writeConfig();
    this.writeSite((text) => text);
  }

  /** A file of the release's `install` folder. */
  releaseFile(name: string): string {
    return path.join(this.host.home, 'current/install', name);
  }

  get certificateFile(): string {
    return path.join(this.dir, 'tls/fullchain.pem');
  }

  get certificate(): Buffer {
    return readFileSync(this.certificateFile);
  }

  /** What is written down of readers, of this site and of what came before it was known which site is meant. */
  get everythingLogged(): string {
    return ['access.log', 'error.log', 'yttra-docs.log']
      .map((name) => readFileSync(this.fileOf(`log/${name}`), 'utf8'))
      .join('');
  }

  /** Lines of the access log so far. */
  get log(): string[] {
    return readFileSync(this.fileOf('log/yttra-docs.log'), 'utf8').trim().split('\n');
  }

  /** nginx's own words. */
  get errors(): string {
    return readFileSync(this.errorFile, 'utf8');
  }

  get errorFile(): string {
    return this.fileOf('errors/nginx.log');
  }

  /** File with the number of nginx's first process. */
  get nginxPidFile(): string {
    return this.fileOf('nginx.pid');
  }

  /** A file that the site's includes name below /etc/nginx. */
  fileOf(name: string): string {
    return path.join(this.dir, name);
  }

  /** A text with the paths of an installed host, with those of this one. */
  moved(text: string): string {
    return text
      .replaceAll('/srv/yttra-docs', this.host.home)
      .replaceAll('/etc/yttra-docs/', `${this.host.etc}/`)
      .replaceAll('/var/log/yttra-docs', this.fileOf('errors'))
      .replaceAll('/var/log/nginx', this.fileOf('log'))
      .replaceAll('/run/nginx.pid', this.nginxPidFile)
      .replaceAll('/etc/nginx/sites-enabled/*', this.site)
      .replaceAll(/\/etc\/nginx(?!\/(?:mime\.types|modules-enabled))/g, this.dir);
  }

  /** Debian's file, after the lines of install/setup that change it, and the folder that they make. */
  private writeConfig(): void {
    copyFileSync('/etc/nginx/nginx.conf', this.config);
    const lines = readFileSync(this.releaseFile('setup'), 'utf8').match(
      /^(?:sed|install) -.*(?:nginx\.conf|log\/yttra-docs)$/gm,
    );
    execFileSync('sh', ['-e', '-c', this.moved(lines!.join('\n'))]);
    writeFileSync(this.config, this.moved(readFileSync(this.config, 'utf8')));
  }

  private writeSite(edit: (text: string) => string): void {
    const text = edit(this.text)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(/listen 80\b/g, `listen 127.0.0.1:${this.ports.http}`)
      .replace(/listen 443\b/g, `listen 127.0.0.1:${this.ports.https}`);
    writeFileSync(this.site, this.moved(text));
  }

  private nginx(...args: string[]): void {
    execFileSync('nginx', ['-c', this.config, ...args], {stdio: 'pipe'});
  }

  /** As Debian starts it: a process may open 1,024 files unless it asks for more. */
  start(): void {
    execFileSync('sh', ['-c', 'ulimit -Sn 1024 && exec nginx -c "$0"', this.config], {stdio: 'pipe'});
  }

  stop(): void {
    this.nginx('-s', 'stop');
  }

  /** Begins new files of the logs. */
  async reopen(): Promise<void> {
    this.nginx('-s', 'reopen');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  /**
   * Requests on a connection of their own.
   *
   * @param from address of the reader
   */
  async withHttp2<T>(body: (ask: Ask) => Promise<T>, from?: string): Promise<T> {
    const {ask, close} = askingHttp2(this.ports.https, siteName, this.certificate, from);
    try {
      return await body(ask);
    } finally {
      close();
    }
  }

  /** Status of an answer on a connection of its own. */
  statusOf(target: string, headers: Readonly<Record<string, string>> = {}, from?: string): Promise<number> {
    return this.withHttp2(async (ask) => (await ask('GET', target, headers)).status, from);
  }

  /** Changes the file as its comments say, and lets nginx read it again. */
  async change(edit: (text: string) => string): Promise<void> {
    this.writeSite(edit);
    this.nginx('-t', '-q');
    const before = workersOf(this.nginxPidFile);
    this.nginx('-s', 'reload');
    // Those that go say so in their title as soon as they take no more connections.
    while (before.some(takesConnections)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
