/**
 * `npx tsx tests/host/measure.ts`: load as ratios, in one run, on this machine. Prints the tables
 * of OPERATIONS.md. The load comes from the same processors, so requests per second say how the
 * ways of serving compare; processor time per request says what a host can carry, and is the
 * same on a machine that has other work.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {securityHeaders} from '../../deploy/headers/policy';
import {projectRoot} from '../../tools/lib/paths';
import {createPreviewServer, listen} from '../../tools/serve/server';
import {inlineCode, readBuiltSite} from '../../tools/release/site/builtSite';
import {makeArchive} from './lib/archive';
import {ensureBuild} from './lib/build';
import {portOpens, TestHost} from './lib/host';
import {InstalledSite, unlimited} from './lib/installed';
import {familyOf, memory, processorTime} from './lib/processes';
import {ensureTools} from './lib/tools';
import {visit} from './lib/traffic';
import {urlsOf} from './lib/urlsOf';
import {Wrk, type WrkResult} from './lib/wrk';

const ports = {nginx: 8491, caddy: 8492, preview: 8493, http: 8494, https: 8495};
const seconds = 6;
const br = {'Accept-Encoding': 'br'};
const gzip = {'Accept-Encoding': 'gzip'};

interface Servers {
  readonly host: TestHost;
  readonly installed: InstalledSite;
}

interface Way {
  readonly name: string;
  readonly port: number;
  readonly headers: Record<string, string>;
  readonly scheme?: 'https';
  /** Processes that do the work. */
  readonly processes: (servers: Servers) => number[];
  /** Settings of nginx, changed before the way is measured. */
  readonly nginx?: (config: string) => string;
}

const nginx = {port: ports.nginx, processes: ({host}: Servers) => familyOf(host.nginxPidFile)};
const tls = {
  port: ports.https,
  scheme: 'https' as const,
  processes: ({installed}: Servers) => familyOf(installed.nginxPidFile),
};

const ways: readonly Way[] = [
  {...nginx, name: 'nginx, brotli made beforehand', headers: br},
  {...nginx, name: 'nginx, gzip made beforehand', headers: gzip},
  {...nginx, name: 'nginx, uncompressed', headers: {}},
  {
    ...nginx,
    name: 'nginx, gzip at each request (level 6)',
    headers: gzip,
    nginx: (config) =>
      config
        .replace('gzip off;', 'gzip on; gzip_comp_level 6; gzip_types text/css text/javascript application/json;')
        .replace('gzip_static on;', 'gzip_static off;'),
  },
  {...tls, name: 'nginx, brotli made beforehand, TLS', headers: br},
  {...tls, name: 'the same, each request with a handshake of its own', headers: {...br, Connection: 'close'}},
  {name: 'Caddy, brotli made beforehand', port: ports.caddy, headers: br, processes: ({host}) => [host.caddyProcess!]},
  {name: 'preview server', port: ports.preview, headers: br, processes: () => [process.pid]},
];

interface Figures {
  readonly perSecond: number;
  /** Processor time per request, µs. */
  readonly cost: number;
}

async function measure(way: Way, servers: Servers, urls: readonly string[]): Promise<Figures> {
  const processes = way.processes(servers);
  const before = processorTime(processes);
  const result = await new Wrk(way.port, urls, {seconds, headers: way.headers, scheme: way.scheme}).result();
  if (result.not200 + result.empty + result.socketErrors > 0) {
    throw new Error(`${way.name}: ${JSON.stringify(result)}`);
  }
  return {perSecond: result.perSecond, cost: ((processorTime(processes) - before) / result.requests) * 1e6};
}

/** Reloads nginx and waits until the processes of before have ended, and closed their connections. */
async function reload(host: TestHost): Promise<void> {
  host.reloadNginx();
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

async function compare(servers: Servers, kinds: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const file = path.join(servers.host.etc, 'nginx/current/server.conf');
  const original = readFileSync(file, 'utf8');
  console.log(
    `\n| Way | ${Object.keys(kinds)
      .map((kind) => `${kind}: requests/s | ratio | processor time, µs | ratio`)
      .join(' | ')} |`,
  );
  const base: Record<string, Figures> = {};
  for (const way of ways) {
    writeFileSync(file, way.nginx?.(original) ?? original);
    await reload(servers.host);
    const cells: string[] = [];
    for (const [kind, urls] of Object.entries(kinds)) {
      const figures = await measure(way, servers, urls);
      base[kind] ??= figures;
      const {perSecond, cost} = base[kind]!;
      cells.push(
        `${Math.round(figures.perSecond)} | ${(figures.perSecond / perSecond).toFixed(2)} | ${Math.round(figures.cost)} | ${(figures.cost / cost).toFixed(1)}`,
      );
    }
    console.log(`| ${way.name} | ${cells.join(' | ')} |`);
  }
  writeFileSync(file, original);
  await reload(servers.host);
}

async function growth(host: TestHost, urls: readonly string[]): Promise<void> {
  console.log('\n| Connections | requests/s | p50 ms | p99 ms | nginx memory, MB | faults |');
  for (const connections of [16, 64, 256, 1000]) {
    const running: Promise<WrkResult> = new Wrk(ports.nginx, urls, {connections, seconds, headers: br}).result();
    await new Promise((resolve) => setTimeout(resolve, (seconds - 1) * 1000));
    const megabytes = memory(familyOf(host.nginxPidFile));
    const {perSecond, p50, p99, not200, empty, socketErrors} = await running;
    console.log(
      `| ${connections} | ${Math.round(perSecond)} | ${p50.toFixed(2)} | ${p99.toFixed(1)} | ${megabytes} | ${not200 + empty + socketErrors} |`,
    );
  }
}

async function traffic(): Promise<void> {
  const parts = await visit(`http://127.0.0.1:${ports.nginx}`, '/report/intro', 3);
  console.log('\n| Page of a visit | Requests | Bytes |');
  parts.forEach(({requests, bytes}, index) => console.log(`| ${index + 1} | ${requests} | ${bytes} |`));
}

await ensureTools();
const build = await ensureBuild();
const archives = path.join(projectRoot, '.cache/host-measure');
rmSync(archives, {recursive: true, force: true});
mkdirSync(archives, {recursive: true});
const host = new TestHost(ports.nginx);
let installed: InstalledSite | undefined;
let preview: Server | undefined;
try {
  const {file} = await makeArchive(build, archives, 1, 11);
  const {status, output} = await host.switch(file);
  if (status !== 0) {
    throw new Error(output);
  }
  await host.startCaddy(ports.caddy);
  installed = new InstalledSite(host, ports);
  installed.start();
  await portOpens(ports.https);
  await installed.change(unlimited);
  preview = createPreviewServer(
    path.join(host.home, 'current/site'),
    '/',
    securityHeaders(inlineCode(readBuiltSite(build))),
  );
  await listen(preview, ports.preview);
  const urls = urlsOf([build]);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} processors (${os.cpus()[0]!.model}), load before ${os.loadavg()[0]!.toFixed(1)}; wrk -t2 -c16, ${seconds} s each, ${urls.length} addresses`,
  );
  const pages = urls.filter((url) => !url.includes('/assets/'));
  await compare({host, installed}, {Pages: pages, Scripts: urls.filter((url) => url.endsWith('.js'))});
  await growth(host, pages);
  await traffic();
} finally {
  preview?.close();
  installed?.stop();
  host.dispose();
}
process.exit();
