/**
 * `npx tsx tests/host/measure.ts`: what a host must be able to carry, measured on this machine; the figures of
 * OPERATIONS.md, Load. The load comes from the same processors, so requests a second compare the ways of serving;
 * processor time per request holds on a machine that has other work, too.
 */
import {mkdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../../tools/lib/paths';
import {makeArchive} from './lib/archive';
import {ensureBuild} from './lib/build';
import {gather} from './lib/crowd';
import {portOpens, TestHost} from './lib/host';
import {InstalledSite, knownByNumber, unlimited} from './lib/installed';
import {familyOf, memory, processorTime} from './lib/processes';
import {ensureTools} from './lib/tools';
import {type Traffic, visit} from './lib/traffic';
import {urlsOf} from './lib/urlsOf';
import {startWrk} from './lib/wrk';

const ports = {nginx: 8491, caddy: 8492, http: 8494, https: 8495};
const seconds = 6;
const brotli = {'Accept-Encoding': 'br'};

/** Requests a second, and processor time per request in µs, of a server while wrk asks for addresses in turn. */
async function load(
  port: number,
  processes: readonly number[],
  urls: readonly string[],
  {scheme, headers}: {scheme?: 'https'; headers?: Record<string, string>} = {},
): Promise<string> {
  const before = processorTime(processes);
  const result = await startWrk(port, urls, {seconds, scheme, headers: {...brotli, ...headers}}).result;
  if (result.wrong.length + result.refused + result.cut > 0) {
    throw new Error(`Port ${port}: ${JSON.stringify(result)}`);
  }
  const cost = ((processorTime(processes) - before) / result.requests) * 1e6;
  return `${Math.round(result.perSecond)} | ${Math.round(cost)}`;
}

/** Memory of nginx for each reader who does nothing, kB. */
async function memoryOfIdle(installed: InstalledSite): Promise<number> {
  const count = 3000;
  const family = familyOf(installed.nginxPidFile);
  const before = memory(family);
  const {statuses, leave} = await gather(installed, count);
  const more = memory(family) - before;
  leave();
  if (statuses.length < count || statuses.includes(0)) {
    throw new Error(`Only ${statuses.length} of ${count} readers were let in.`);
  }
  return Math.round((more * 1024) / count);
}

await ensureTools();
const build = await ensureBuild();
const archives = path.join(projectRoot, '.cache/host-measure');
rmSync(archives, {recursive: true, force: true});
mkdirSync(archives, {recursive: true});
const host = new TestHost(ports.nginx);
let installed: InstalledSite | undefined;
try {
  await host.publish(await makeArchive(build, archives, 1, 11));
  await host.startCaddy(ports.caddy);
  installed = new InstalledSite(host, ports);
  installed.start();
  await portOpens(ports.https);
  await installed.change((text) => knownByNumber(unlimited(text)));
  const urls = urlsOf([build]);
  const machine = `${os.cpus().length} processors (${os.cpus()[0]!.model}), load before ${os.loadavg()[0]!.toFixed(1)}`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${machine}; wrk -c16, ${seconds} s each, ${urls.length} addresses`,
  );
  const overTls = familyOf(installed.nginxPidFile);
  console.log('\n| Way | Requests a second | Processor time per request, µs |\n|---|---|---|');
  console.log(`| nginx, HTTP | ${await load(ports.nginx, familyOf(host.nginxPidFile), urls)} |`);
  console.log(`| nginx, TLS | ${await load(ports.https, overTls, urls, {scheme: 'https'})} |`);
  const handshakes = {scheme: 'https', headers: {Connection: 'close'}} as const;
  console.log(`| nginx, a handshake for each request | ${await load(ports.https, overTls, urls, handshakes)} |`);
  console.log(`| Caddy, HTTP | ${await load(ports.caddy, [host.caddyProcess!], urls)} |`);
  console.log(`\nA reader who does nothing: ${await memoryOfIdle(installed)} kB`);
  const [first, ...more] = await visit(`http://127.0.0.1:${ports.nginx}`, '/report/intro', 3);
  const sum = (of: keyof Traffic) => more.reduce((total, page) => total + page[of], first![of]);
  console.log(`The first page: ${first!.requests} requests, ${first!.bytes} bytes`);
  console.log(`Four pages: ${sum('requests')} requests, ${sum('bytes')} bytes`);
} finally {
  installed?.stop();
  host.dispose();
}
process.exit();
