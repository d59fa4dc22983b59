import {execFileSync, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {projectRoot} from '../../tools/lib/paths';
import {portOpens, TestHost} from './lib/host';
import {InstalledSite, siteName} from './lib/installed';
import {programOf} from './lib/tools';

const {a} = inject('releases');
const ports = {http: 8275, https: 8276};
const origin = `https://${siteName}:${ports.https}`;
const monitoring = path.join(projectRoot, 'deploy/monitoring');
let host: TestHost;
let site: InstalledSite;

beforeAll(async () => {
  host = new TestHost(8274);
  await host.publish(a);
  site = new InstalledSite(host, ports, '+0');
  site.start();
  await portOpens(ports.https);
});
afterAll(() => {
  site?.stop();
  host?.dispose();
});

/** Runs the probe of the release, which trusts the site's certificate unless told otherwise. */
function probe(args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) {
  const {status, stdout, stderr} = spawnSync(path.join(host.home, 'current/install/probe'), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      DOCS_CONF: '/nowhere',
      DOCS_HOME: host.home,
      DOCS_SITE: siteName,
      DOCS_PROBE: origin,
      DOCS_PROBE_CURL: `--resolve ${siteName}:${ports.https}:127.0.0.1 --cacert ${site.certificateFile}`,
      DOCS_LOG: site.fileOf('log/yttra-docs.log'),
      ...settings,
    },
  });
  expect(stderr).toBe('');
  return {status, said: stdout.trim().split('\n')};
}

const measured = () => Object.fromEntries(probe(['--metrics']).said.map((line) => line.split(/ (?=\S+$)/)));

describe('the probe', () => {
  // The certificate of the test is valid for two days, which is less than it wants.
  const ends = expect.stringMatching(/: the certificate ends on /);

  it('says nothing but what is wrong', () => {
    expect(probe()).toEqual({status: 1, said: [ends]});
  });

  it('finds a certificate that nobody trusts', () => {
    const resolve = `--resolve ${siteName}:${ports.https}:127.0.0.1`;
    const {status, said} = probe([], {DOCS_PROBE_CURL: resolve});
    expect([status, said]).toEqual([1, [ends, expect.stringMatching(/certificate is not trusted: curl: \(60\)/)]]);
  });

  it('finds a release that is not the one that was published', () => {
    const link = path.join(host.home, 'confirmed');
    renameSync(link, `${link}.away`);
    execFileSync('ln', ['-s', 'releases/other', link]);
    try {
      expect(probe().said).toContainEqual(expect.stringContaining(`serves ${a.id}; published is other`));
    } finally {
      renameSync(`${link}.away`, link);
    }
  });

  it('finds answers with 5xx, and a site that does not answer', () => {
    appendFileSync(site.fileOf('log/yttra-docs.log'), '2026-01-01T00:00:00+00:00 500 GET / 0 0.0 -\n'.repeat(10));
    expect(probe().said).toContainEqual(expect.stringContaining('10 of the last 1,000 requests'));
    const down = probe([], {DOCS_PROBE: 'https://127.0.0.1:8273'}).said;
    expect(down).toContainEqual(expect.stringMatching(/\/ is answered with 000, not 200 curl: \(7\)/));
  });

  it('measures it all in the format of Prometheus', () => {
    const log = site.fileOf('log/yttra-docs.log');
    const lines = [
      '200 GET /report/intro',
      '404 GET /en/report/intro',
      '404 GET /assets/js/x.js',
      '404 GET /wp-login.php',
      '503 GET /',
    ];
    writeFileSync(log, lines.map((line) => `2026-01-01T00:00:00+00:00 ${line} 1 0.0 -\n`).join(''));
    const values = measured();
    expect(values).toMatchObject({
      'yttra_docs_up{path="/"}': '1',
      'yttra_docs_up{path="/no-such-page"}': '1',
      [`yttra_docs_release_info{release="${a.id}"}`]: '1',
      yttra_docs_release_expected: '1',
      yttra_docs_certificate_trusted: '1',
      'yttra_docs_not_found_total{of="published"}': '1',
      'yttra_docs_not_found_total{of="asset"}': '1',
      'yttra_docs_requests_total{status="5xx"}': '1',
    });
    // What the probe itself asked for is in the log already: one page that is not there.
    expect(Number(values['yttra_docs_not_found_total{of="other"}'])).toBe(2);
    expect(Number(values.yttra_docs_release_time_seconds)).toBe(1_765_800_060);
    expect(Number(values.yttra_docs_disk_free_bytes)).toBeGreaterThan(0);
    const seconds = Number(values.yttra_docs_certificate_expires_seconds) - Date.now() / 1000;
    expect(seconds / 86_400).toBeCloseTo(2, 0);
  });
});

describe('the alarms', () => {
  const promtool = () => programOf('prometheus', 'usr/bin/promtool');

  it('ask only for what the probe measures', () => {
    const known = new Set(Object.keys(measured()).map((name) => name.replace(/\{.*/, '')));
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const names = new Set(readFileSync(path.join(monitoring, file), 'utf8').match(/yttra_docs_\w+/g));
      expect(
        [...names].filter((name) => !known.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('go off, each by its own fault, and are silent when all is well', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'alerts-'));
    try {
      mkdirSync(path.join(dir, 'rules'));
      copyFileSync(path.join(monitoring, 'alerts.yml'), path.join(dir, 'alerts.yml'));
      copyFileSync(path.join(import.meta.dirname, 'alerts.test.yml'), path.join(dir, 'alerts.test.yml'));
      const {status, stdout, stderr} = spawnSync(promtool(), ['test', 'rules', 'alerts.test.yml'], {
        cwd: dir,
        encoding: 'utf8',
      });
      expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
    } finally {
      rmSync(dir, {recursive: true});
    }
  });
});
