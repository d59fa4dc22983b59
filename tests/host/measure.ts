/**
 * `npx tsx tests/host/measure.ts`: load as ratios, in one run, on this machine. Prints the table
 * of OPERATIONS.md. The figures say how the ways of serving compare, not what a host can carry:
 * the load comes from the same processors.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {securityHeaders} from '../../deploy/headers/policy';
import {projectRoot} from '../../tools/lib/paths';
import {createPreviewServer, listen} from '../../tools/preview/server';
import {inlineCode, readBuiltSite} from '../../tools/release/site/builtSite';
import {makeArchive} from './lib/archive';
import {ensureBuild} from './lib/build';
import {TestHost} from './lib/host';
import {ensureTools} from './lib/tools';
import {visit} from './lib/traffic';
import {urlsOf} from './lib/urlsOf';
import {Wrk, type WrkResult} from './lib/wrk';

const ports = {nginx: 8491, caddy: 8492, preview: 8493};
const seconds = 6;
const br = {'Accept-Encoding': 'br'};
const gzip = {'Accept-Encoding': 'gzip'};

interface Way {
  readonly name: string;
  readonly port: number;
  readonly headers: Record<string, string>;
  /** Settings of nginx, changed before the way is measured. */
  readonly nginx?: (config: string) => string;
}

const ways: readonly Way[] = [
  {name: 'nginx, brotli made beforehand', port: ports.nginx, headers: br},
  {name: 'nginx, gzip made beforehand', port: ports.nginx, headers: gzip},
  {name: 'nginx, uncompressed', port: ports.nginx, headers: {}},
  {
    name: 'nginx, gzip at each request (level 6)',
    port: ports.nginx,
    headers: gzip,
    nginx: (config) => config.replace('gzip off;', 'gzip on; gzip_comp_level 6; gzip_types text/css text/javascript application/json;').replace('gzip_static on;', 'gzip_static off;'),
  },
  {name: 'Caddy, brotli made beforehand', port: ports.caddy, headers: br},
  {name: 'preview server', port: ports.preview, headers: br},
];

function memory(pattern: string): number {
  const pids = execFileSync('pgrep', ['-f', pattern], {encoding: 'utf8'}).trim().split('\n');
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}

function load(way: Way, urls: readonly string[], connections = 16): Promise<WrkResult> {
  return new Wrk(way.port, urls, {connections, seconds, headers: way.headers}).result();
}

async function compare(host: TestHost, kinds: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const file = path.join(host.home, 'current/nginx/server.conf');
  const original = readFileSync(file, 'utf8');
  console.log(`\n| Way | ${Object.keys(kinds).map((kind) => `${kind}, ratio | requests/s | p50 ms`).join(' | ')} |`);
  const base: Record<string, number> = {};
  for (const way of ways) {
    writeFileSync(file, way.nginx?.(original) ?? original);
    host.reloadNginx();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const cells: string[] = [];
    for (const [kind, urls] of Object.entries(kinds)) {
      const result = await load(way, urls);
      if (result.not200 + result.empty + result.socketErrors > 0) {
        throw new Error(`${way.name}: ${JSON.stringify(result)}`);
      }
      base[kind] ??= result.perSecond;
      cells.push(`${(result.perSecond / base[kind]!).toFixed(2)} | ${Math.round(result.perSecond)} | ${result.p50.toFixed(2)}`);
    }
    console.log(`| ${way.name} | ${cells.join(' | ')} |`);
  }
  writeFileSync(file, original);
  host.reloadNginx();
}

async function growth(host: TestHost, urls: readonly string[]): Promise<void> {
  console.log('\n| Connections | requests/s | p50 ms | p99 ms | nginx memory, MB |');
  for (const connections of [16, 64, 256, 1000]) {
    const running = load(ways[0]!, urls, connections);
    await new Promise((resolve) => setTimeout(resolve, (seconds - 1) * 1000));
    const megabytes = memory(`nginx.*${host.dir}|nginx: worker`);
    const {perSecond, p50, p99, not200, empty, socketErrors} = await running;
    console.log(`| ${connections} | ${Math.round(perSecond)} | ${p50.toFixed(2)} | ${p99.toFixed(1)} | ${megabytes} | (faults: ${not200 + empty + socketErrors})`);
  }
}

async function traffic(): Promise<void> {
  const parts = await visit(`http://127.0.0.1:${ports.nginx}`, '/report/intro', 3);
  console.log('\n| Page of a visit | Requests | Bytes |');
  parts.forEach(({requests, bytes}, index) => console.log(`| ${index + 1} | ${requests} | ${bytes} |`));
}

ensureTools();
const build = await ensureBuild();
const archives = path.join(projectRoot, '.cache/host-measure');
rmSync(archives, {recursive: true, force: true});
mkdirSync(archives, {recursive: true});
const host = new TestHost(ports.nginx);
let preview: Server | undefined;
try {
  const {file} = await makeArchive(build, archives, 1, 11);
  const {status, output} = host.switch(file);
  if (status !== 0) {
    throw new Error(output);
  }
  await host.startCaddy(ports.caddy);
  preview = createPreviewServer(path.join(host.home, 'current/site'), '/', securityHeaders(inlineCode(readBuiltSite(build))));
  await listen(preview, ports.preview);
  const urls = urlsOf([build]);
  console.log(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} processors (${os.cpus()[0]!.model}), load before ${os.loadavg()[0]!.toFixed(1)}; wrk -t2 -c16, ${seconds} s each, ${urls.length} addresses`);
  const pages = urls.filter((url) => !url.includes('/assets/'));
  await compare(host, {Pages: pages, Scripts: urls.filter((url) => url.endsWith('.js'))});
  await growth(host, pages);
  await traffic();
} finally {
  preview?.close();
  host.dispose();
}
process.exit();
