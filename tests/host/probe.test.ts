import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, chmodSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../../tools/lib/paths';
import {installedSite} from './lib/fixtures';
import {siteName} from './lib/installed';
import {programOf} from './lib/tools';

const {a} = inject('releases');
const {host, site} = await installedSite(8274);
const {ports} = site;
const origin = `https://${siteName}:${ports.https}`;
const monitoring = path.join(projectRoot, 'deploy/monitoring');

/** Runs the probe of the release, which trusts the site's certificate unless told otherwise. */
function probe(args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}, timeout?: number) {
  const {status, stdout, stderr} = spawnSync(site.releaseFile('probe'), args, {
    encoding: 'utf8',
    timeout,
    env: {
      ...process.env,
      DOCS_CONF: '/nowhere',
      DOCS_HOME: host.home,
      DOCS_SITE: siteName,
      DOCS_PROBE: origin,
      DOCS_PROBE_CURL: `--resolve ${siteName}:${ports.https}:127.0.0.1 --cacert ${site.certificateFile}`,
      DOCS_LOG: site.fileOf('log/yttra-docs.log'),
      DOCS_ERRORS: site.errorFile,
      DOCS_TEST: `nginx -t -q -c ${site.config}`,
      ...settings,
    },
  });
  expect(stderr).toBe('');
  return {status, said: stdout.trim().split('\n')};
}

const measured = () => Object.fromEntries(probe(['--metrics']).said.map((line) => line.split(/ (?=\S+$)/)));

/** Changes a file until the test is over. */
function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, before));
  writeFileSync(file, change(before));
}

/** Mounts something on a folder until the test is over. */
function mount(dir: string, ...options: readonly string[]): void {
  execFileSync('mount', [...options, dir]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', dir]));
}

describe('the probe', () => {
  // The certificate of the test is valid for two days, which is less than it wants.
  const ends = expect.stringMatching(/: the certificate ends on /);
  const log = () => site.fileOf('log/yttra-docs.log');

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
    appendFileSync(log(), '2026-01-01T00:00:00+00:00 500 GET / 0 0.0 -\n'.repeat(10));
    expect(probe().said).toContainEqual(expect.stringContaining('10 of the last 1,000 requests'));
    const down = probe([], {DOCS_PROBE: 'https://127.0.0.1:8273'}).said;
    expect(down).toContainEqual(expect.stringMatching(/\/ is answered with 000, not 200 curl: \(7\)/));
    writeFileSync(log(), '');
  });

  it('finds a policy that a proxy has added, or taken away', async () => {
    const server = path.join(host.etc, 'nginx/current/server.conf');
    const release = readFileSync(server, 'utf8');
    const serve = async (policies: string) => {
      writeFileSync(server, release.replace(/^add_header Content-Security-Policy .*\n/m, policies));
      await site.change((text) => text);
    };
    try {
      await serve(`$&add_header Content-Security-Policy "default-src 'self'";\n`);
      expect(probe()).toEqual({status: 1, said: [expect.stringContaining('/ has 2 security policies'), ends]});
      await serve('');
      expect(probe().said).toContainEqual(expect.stringContaining('/ has no security policy'));
    } finally {
      await serve('$&');
    }
  });

  it('finds a log that is gone, silent, or on a full disk', async () => {
    onTestFinished(() => site.reopen());
    renameSync(log(), `${log()}.away`);
    expect(probe().said).toContainEqual(expect.stringContaining('yttra-docs.log cannot be read by root'));
    writeFileSync(log(), '2026-01-01T00:00:00+00:00 200 GET / 0 0.0 -\n');
    expect(probe()).toEqual({status: 1, said: [ends, expect.stringMatching(/yttra-docs\.log is not written to/)]});
    mount(path.dirname(log()), '-t', 'tmpfs', '-o', 'size=64k,mode=755', 'tmpfs');
    await site.reopen();
    spawnSync('sh', ['-c', `cat /dev/zero > ${path.dirname(log())}/filler`], {stdio: 'ignore'});
    const {said} = probe();
    expect(said).toContainEqual(expect.stringContaining('is not written to; its disk has 0 MB left'));
    expect(said).toContainEqual(expect.stringContaining('No space left on device'));
    expect(measured()).toMatchObject({'yttra_docs_check_ok{check="log"}': '0'});
  });

  it('finds a disk that is read-only', () => {
    mount(host.home, '--bind', host.home);
    execFileSync('mount', ['-o', 'remount,bind,ro', host.home]);
    writeFileSync(site.errorFile, '');
    expect(probe()).toEqual({status: 1, said: [ends, expect.stringMatching(/the disk of .* is read-only/)]});
  });

  it('finds a key that is not that of the certificate, before nginx reads it', () => {
    edit(site.fileOf('tls/privkey.pem'), () =>
      execFileSync('openssl', ['ecparam', '-name', 'prime256v1', '-genkey', '-noout'], {encoding: 'utf8'}),
    );
    expect(probe().said).toContainEqual(expect.stringMatching(/refuses the configuration: .*key values mismatch/));
  });

  it('waits for no file of the account that has no end', () => {
    const list = path.join(host.home, 'lists/endless');
    execFileSync('mkfifo', [list]);
    onTestFinished(() => rmSync(list));
    expect(probe([], {}, 20_000)).toEqual({status: 1, said: [ends]});
  });

  it('says in the words of nginx why it does not answer, and of no reader', () => {
    chmodSync(host.home, 0o700);
    onTestFinished(() => chmodSync(host.home, 0o755));
    const {said} = probe();
    expect(said).toContainEqual(expect.stringMatching(/\/ is answered with 40[34], not 200/));
    expect(said).toContainEqual(expect.stringMatching(/nginx says \d+ times: .*\(13: Permission denied\)$/));
  });

  it('measures it all in the format of Prometheus', () => {
    const [asset] = readFileSync(path.join(host.home, 'lists', a.id), 'utf8').split('\n');
    const lines = [
      '200 GET /report/intro',
      '404 GET /en/report/intro',
      `404 GET /${asset}`,
      // An asset of a release that is long gone, as bots ask for.
      '404 GET /assets/js/main.00000000.js',
      '404 GET /wp-login.php',
      '503 GET /',
    ];
    writeFileSync(log(), lines.map((line) => `2026-01-01T00:00:00+00:00 ${line} 1 0.0 -\n`).join(''));
    const values = measured();
    expect(values).toMatchObject({
      'yttra_docs_up{path="/"}': '1',
      'yttra_docs_up{path="/no-such-page"}': '1',
      [`yttra_docs_release_info{release="${a.id}"}`]: '1',
      'yttra_docs_not_found_total{of="published"}': '2',
      'yttra_docs_requests_total{status="5xx"}': '1',
    });
    for (const name of ['release', 'policy', 'trust', 'disk', 'log', 'config']) {
      expect(values[`yttra_docs_check_ok{check="${name}"}`], name).toBe('1');
    }
    // What the probe itself asked for is in the log already: one page that is not there.
    expect(Number(values['yttra_docs_not_found_total{of="other"}'])).toBe(3);
    expect(Number(values.yttra_docs_release_time_seconds)).toBe(1_765_800_060);
    expect(Number(values.yttra_docs_disk_free_bytes)).toBeGreaterThan(0);
    const seconds = Number(values.yttra_docs_certificate_expires_seconds) - Date.now() / 1000;
    expect(seconds / 86_400).toBeCloseTo(2, 0);
  });
});

describe('the alarms', () => {
  const rules = path.join(monitoring, 'alerts.yml');
  const {dir, write} = scratchFolder();

  const {quiet, faults} = parse(readFileSync(path.join(import.meta.dirname, 'alarms.yml'), 'utf8')) as {
    quiet: Readonly<Record<string, string>>;
    faults: readonly {readonly alarm: string; readonly series: string; readonly values: string}[];
  };

  /** The alarms that go off are those of the list, each once. */
  const ruleTest = (series: string, values: string, alarms: readonly string[]) => ({
    interval: '1m',
    input_series: Object.entries({...quiet, [series]: values}).map(([name, value]) => ({series: name, values: value})),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: '30m',
        exp_samples: alarms.map((alarm) => ({labels: `{alertname="${alarm}"}`, value: 1})),
      },
    ],
  });

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
    const names = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(new Set(faults.map(({alarm}) => alarm))).toEqual(new Set(names));
    write('alerts.yml', readFileSync(rules));
    const tests = [
      ruleTest('yttra_docs_release_time_seconds', '0x60', []),
      ...faults.map(({alarm, series, values}) => ruleTest(series, values, [alarm])),
    ];
    // JSON is YAML.
    write('test.yml', JSON.stringify({rule_files: ['alerts.yml'], evaluation_interval: '1m', tests}));
    const promtool = programOf('prometheus', 'usr/bin/promtool');
    const {status, stdout, stderr} = spawnSync(promtool, ['test', 'rules', 'test.yml'], {cwd: dir, encoding: 'utf8'});
    expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
  });
});
