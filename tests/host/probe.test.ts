import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, chmodSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../../tools/lib/paths';
import {installedSite} from './lib/fixtures';
import {siteName} from './lib/installed';

const {a} = inject('releases');
const {host, site} = await installedSite(8274);
const {ports} = site;
const origin = `https://${siteName}:${ports.https}`;
const monitoring = path.join(projectRoot, 'deploy/monitoring');

/** Runs the probe of the release, which trusts the site's certificate unless told otherwise. */
function probe(args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) {
  const {status, stdout, stderr} = spawnSync(site.releaseFile('probe'), args, {
    encoding: 'utf8',
    timeout: 120_000,
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

/** The probe says these words, among others. */
const expectSaid = (words: RegExp, settings?: Readonly<Record<string, string>>) =>
  expect(probe([], settings).said).toContainEqual(expect.stringMatching(words));

/** The probe says these words and no others, line by line. */
const expectOnly = (words: readonly RegExp[], settings?: Readonly<Record<string, string>>) =>
  expect(probe([], settings)).toEqual({status: 1, said: words.map((one) => expect.stringMatching(one))});

/** Mounts something on a folder until the test is over. */
function mount(dir: string, ...options: readonly string[]): void {
  execFileSync('mount', [...options, dir]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', dir]));
}

/** Puts another file in the place of one, or none, until the test is over. */
function replace(file: string, put: () => void = () => {}): void {
  renameSync(file, `${file}.away`);
  onTestFinished(() => renameSync(`${file}.away`, file));
  put();
}

describe('the probe', () => {
  // The certificate of the test is valid for two days, which is less than it wants.
  const ends = /: the certificate ends on /;
  const log = site.fileOf('log/yttra-docs.log');

  it('says nothing but what is wrong', () => expectOnly([ends]));

  it('finds a certificate that nobody trusts', () =>
    expectOnly([ends, /certificate is not trusted: curl: \(60\)/], {
      DOCS_PROBE_CURL: `--resolve ${siteName}:${ports.https}:127.0.0.1`,
    }));

  it('finds a release that is not the one that was published', () => {
    const link = path.join(host.home, 'confirmed');
    replace(link, () => symlinkSync('releases/other', link));
    expectSaid(new RegExp(`serves ${a.id}; published is other`));
  });

  it('finds answers with 5xx, and a site that does not answer', () => {
    appendFileSync(log, '2026-01-01T00:00:00+00:00 500 GET / 0 0.0 -\n'.repeat(10));
    expectSaid(/10 of the last 1,000 requests/);
    expectSaid(/\/ is answered with 000, not 200 curl: \(7\)/, {DOCS_PROBE: 'https://127.0.0.1:8273'});
    writeFileSync(log, '');
  });

  it('finds a policy that a proxy has added, or taken away', async () => {
    const server = path.join(host.etc, 'nginx/current/server.conf');
    const release = readFileSync(server, 'utf8');
    const serve = async (policies: string) => {
      writeFileSync(server, release.replace(/^add_header Content-Security-Policy .*\n/m, policies));
      await site.change((text) => text);
    };
    onTestFinished(() => serve('$&'));
    await serve(`$&add_header Content-Security-Policy "default-src 'self'";\n`);
    expectOnly([/\/ has 2 security policies/, ends]);
    await serve('');
    expectSaid(/\/ has no security policy/);
  });

  it('finds a log that is gone, silent, or on a full disk', async () => {
    onTestFinished(() => site.reopen());
    renameSync(log, `${log}.away`);
    expectSaid(/yttra-docs\.log cannot be read by root/);
    writeFileSync(log, '2026-01-01T00:00:00+00:00 200 GET / 0 0.0 -\n');
    expectOnly([ends, /yttra-docs\.log is not written to/]);
    mount(path.dirname(log), '-t', 'tmpfs', '-o', 'size=64k,mode=755', 'tmpfs');
    await site.reopen();
    spawnSync('sh', ['-c', `cat /dev/zero > ${path.dirname(log)}/filler`], {stdio: 'ignore'});
    expectSaid(/is not written to; its disk has 0 MB left/);
    expectSaid(/No space left on device/);
    expect(measured()).toMatchObject({'yttra_docs_check_ok{check="log"}': '0'});
  });

  it('finds a disk that is read-only', () => {
    mount(host.home, '--bind', host.home);
    execFileSync('mount', ['-o', 'remount,bind,ro', host.home]);
    writeFileSync(site.errorFile, '');
    expectOnly([ends, /the disk of .* is read-only/]);
  });

  it('finds a key that is not that of the certificate, before nginx reads it', () => {
    const key = site.fileOf('tls/privkey.pem');
    replace(key, () => execFileSync('openssl', ['ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', key]));
    expectSaid(/refuses the configuration: .*key values mismatch/);
  });

  it('waits for no file of the account that has no end', () => {
    const list = path.join(host.home, 'lists/endless');
    execFileSync('mkfifo', [list]);
    onTestFinished(() => rmSync(list));
    expectOnly([ends]);
  });

  it('says in the words of nginx why it does not answer, and of no reader', () => {
    chmodSync(host.home, 0o700);
    onTestFinished(() => chmodSync(host.home, 0o755));
    expectSaid(/\/ is answered with 40[34], not 200/);
    expectSaid(/nginx says \d+ times: .*\(13: Permission denied\)$/);
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
    writeFileSync(log, lines.map((line) => `2026-01-01T00:00:00+00:00 ${line} 1 0.0 -\n`).join(''));
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
  const {dir, write} = scratchFolder();
  const read = (name: string) => readFileSync(path.join(monitoring, name), 'utf8');
  const {groups} = parse(read('alerts.yml')) as {groups: {rules: {alert: string; labels: {severity: string}}[]}[]};
  const rules = groups.flatMap((group) => group.rules);

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
      const unknown = read(file)
        .match(/yttra_docs_\w+/g)!
        .filter((name) => !known.has(name));
      expect(unknown, file).toEqual([]);
    }
  });

  it('go off, each by its own fault, and are silent when all is well', () => {
    expect(new Set(faults.map(({alarm}) => alarm))).toEqual(new Set(rules.map(({alert}) => alert)));
    write('alerts.yml', read('alerts.yml'));
    const tests = [
      ruleTest('yttra_docs_release_time_seconds', '0x60', []),
      ...faults.map(({alarm, series, values}) => ruleTest(series, values, [alarm])),
    ];
    // JSON is YAML.
    write('test.yml', JSON.stringify({rule_files: ['alerts.yml'], evaluation_interval: '1m', tests}));
    const {status, stdout, stderr} = spawnSync('promtool', ['test', 'rules', 'test.yml'], {cwd: dir, encoding: 'utf8'});
    expect([stdout + stderr, status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
  });

  const amtool = (...args: readonly string[]) => spawnSync('amtool', args, {encoding: 'utf8'});
  const routes = path.join(monitoring, 'alertmanager.yml');

  it('have routes that Alertmanager takes, and not with an unknown receiver', () => {
    expect(amtool('check-config', routes)).toMatchObject({status: 0, stdout: expect.stringContaining('SUCCESS')});
    const broken = read('alertmanager.yml').replace('receiver: on-call', 'receiver: nobody');
    expect(amtool('check-config', write('alertmanager.yml', broken))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('undefined receiver "nobody"'),
    });
  });

  it('wake somebody when they say "page", and otherwise nobody', () => {
    const receiverOf = (severity: string) =>
      amtool('config', 'routes', 'test', `--config.file=${routes}`, `severity=${severity}`).stdout.trim();
    const severities = [...new Set(rules.map(({labels}) => labels.severity))].sort();
    expect(severities.map((severity) => [severity, receiverOf(severity)])).toEqual([
      ['page', 'on-call'],
      ['ticket', 'team'],
    ]);
    // The alarm that stands for others is one of them.
    const [inhibit] = parse(read('alertmanager.yml')).inhibit_rules;
    expect(rules.map(({alert}) => `alertname="${alert}"`)).toContain(inhibit.source_matchers[0]);
  });
});
