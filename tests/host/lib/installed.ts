import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TestHost} from './host';

/** The name that the release is built for. */
export const siteName = 'docs.yttra.example';

/** A certificate of our own, as install/setup makes one. */
function makeCertificate(dir: string, clock = '+0'): void {
  mkdirSync(dir);
  execFileSync(
    'faketime',
    [
      '-f',
      clock,
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${siteName}`,
      '-addext',
      `subjectAltName=DNS:${siteName}`,
      '-keyout',
      path.join(dir, 'privkey.pem'),
      '-out',
      path.join(dir, 'fullchain.pem'),
    ],
    {stdio: 'ignore'},
  );
}

/** The site's file without the include that limits rates. */
export function unlimited(text: string): string {
  return text.replace(/^.*limit\[s\]\.conf;\n/m, '');
}

/**
 * The site as install/nginx-site.conf of a release sets it up, with TLS, HTTP/2, limits and log, on
 * loopback: its folders and ports are other ones, all else is as it stands there.
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
    this.text = readFileSync(path.join(host.home, 'current/install/nginx-site.conf'), 'utf8');
    this.config = path.join(this.dir, 'nginx.conf');
    this.site = path.join(this.dir, 'site.conf');
    mkdirSync(this.dir);
    makeCertificate(path.join(this.dir, 'tls'), clock);
    writeFileSync(
      this.config,
      `load_module modules/ngx_http_brotli_static_module.so;
worker_processes 2;
pid ${this.nginxPidFile};
error_log ${this.dir}/log/error.log;
events { worker_connections 4096; }
http {
  access_log ${this.dir}/log/access.log;
  sendfile on;
  tcp_nopush on;
  include ${this.site};
}
`,
    );
    this.writeSite((text) => text);
  }

  get certificateFile(): string {
    return path.join(this.dir, 'tls/fullchain.pem');
  }

  get certificate(): Buffer {
    return readFileSync(this.certificateFile);
  }

  /** All that nginx has written down, of this site and of what came before it was known which site is meant. */
  get everythingLogged(): string {
    const dir = path.join(this.dir, 'log');
    return readdirSync(dir)
      .map((name) => readFileSync(path.join(dir, name), 'utf8'))
      .join('');
  }

  /** Lines of the access log so far. */
  get log(): string[] {
    return readFileSync(path.join(this.dir, 'log/yttra-docs.log'), 'utf8').trim().split('\n');
  }

  /** File with the number of nginx's first process. */
  get nginxPidFile(): string {
    return path.join(this.dir, 'nginx.pid');
  }

  /** A file that the site's includes name below /etc/nginx. */
  fileOf(name: string): string {
    return path.join(this.dir, name);
  }

  private writeSite(edit: (text: string) => string): void {
    mkdirSync(path.join(this.dir, 'log'), {recursive: true});
    const moved = edit(this.text)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(/listen 80\b/g, `listen 127.0.0.1:${this.ports.http}`)
      .replace(/listen 443\b/g, `listen 127.0.0.1:${this.ports.https}`)
      .replaceAll('/srv/yttra-docs', this.host.home)
      .replaceAll('/etc/yttra-docs/', `${this.host.etc}/`)
      .replaceAll('/etc/nginx', this.dir)
      .replaceAll('/var/log/nginx', path.join(this.dir, 'log'));
    writeFileSync(this.site, moved);
  }

  private nginx(...args: string[]): void {
    execFileSync('nginx', ['-c', this.config, ...args], {stdio: 'pipe'});
  }

  start(): void {
    this.nginx();
  }

  stop(): void {
    this.nginx('-s', 'stop');
  }

  /** Changes the file as its comments say, and lets nginx read it again. */
  async change(edit: (text: string) => string): Promise<void> {
    this.writeSite(edit);
    this.nginx('-t', '-q');
    this.nginx('-s', 'reload');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
