import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {FreshDebian} from './lib/debian';
import {commandsOf} from './lib/manual';

const {a, b} = inject('releases');

/** Only root can change into another system. */
const isRoot = process.getuid?.() === 0;

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'fresh', name), 'utf8');

/** Follows a script of the folder `fresh`: what it prints, by the marks in it. */
async function follow(debian: FreshDebian, script: string): Promise<(mark?: string) => string> {
  const named = `FIRST=${path.basename(a.file)}\nLATER=${path.basename(b.file)}\nFIRST_ID=${a.id}\n`;
  const commands = read(script).replaceAll(/^#: (.+) \/ ?(.*)\n/gm, (_, section: string, mark: string) =>
    commandsOf(section, mark).join('\n'),
  );
  const output = await debian.follow(named + read('lib.sh') + commands);
  return (mark) => (mark ? output.split(`=== ${mark}\n`)[1]!.split('\n=== ')[0]! : output);
}

/** A fresh Debian with an archive, what it needs beside it on a host that does not know its key yet, and a later one. */
async function debianWith({file}: {readonly file: string}): Promise<FreshDebian> {
  const debian = await FreshDebian.make();
  [file, `${file}.sig`, path.join(path.dirname(file), 'yttra-docs.signers')].forEach((name) => debian.bring(name));
  ['', '.sig'].forEach((end) => debian.bring(b.file + end, `later.tar.gz${end}`));
  return debian;
}

describe.runIf(isRoot)('OPERATIONS.md, followed word by word on a fresh Debian 12', () => {
  let debian: FreshDebian;
  let said: (mark?: string) => string;
  let restored: (mark?: string) => string;
  let seconds: number;

  beforeAll(async () => {
    debian = await debianWith(a);
    // An older one in the folder is passed over.
    debian.bring(b.file, 'yttra-docs-20000101-000000-0000000000.tar.gz');
    said = await follow(debian, 'first.sh');
    const lost = debian;
    debian = await debianWith(b);
    debian.bring(lost.fileOf('host-files.tar.gz'));
    lost.dispose();
    const start = performance.now();
    restored = await follow(debian, 'restored.sh');
    seconds = Math.round((performance.now() - start) / 1000);
  });
  afterAll(() => debian?.dispose());

  it('gives a host that serves the first release over TLS and HTTP/2', () => {
    expect(said()).toContain(`Published ${a.id}.`);
    expect(said()).toMatch(/^HTTP\/2 200/m);
    expect(said()).toMatch(/^strict-transport-security: /m);
  });

  it('publishes the next release and goes back and forth, by an account that is not root', () => {
    expect(said('publish')).toContain(`Published ${b.id}, before it ${a.id}.`);
    expect(said('publish')).toContain(`current: ${b.id}\nprevious: ${a.id}\nconfirmed: ${b.id}`);
    expect(said('publish').match(/^Back on .*$/gm)).toEqual([
      `Back on ${a.id}. Once more leads forward to ${b.id}.`,
      `Back on ${b.id}. Once more leads forward to ${a.id}.`,
    ]);
  });

  it('closes internal, and nothing else', () => {
    expect(said('open').trim()).toBe('200 2 /internal\n200 2 /report/intro');
    expect(said('closed').trim()).toBe(
      '401 2 /internal\n401 2 /en/internal\n200 2 /report/intro\n404 2 /no-such-page\n301 2 /report/\n200 2 /search\n200 2 /internal',
    );
  });

  it('is brought up to date, which leaves its settings as they are, and says what is otherwise', () => {
    expect(said('again')).toContain(`Published ${a.id}`);
    expect(said('again').match(/^Replaced: .*$/gm)).toEqual(['Replaced: /usr/local/bin/probe']);
    expect(said('again')).toMatch(/^-# of this host\n\/etc\/yttra-docs\.conf stays as it is/m);
  });

  it.each<[what: string, mark: string, says: readonly (string | RegExp)[], never?: RegExp]>([
    ['answers the question of whoever gives the certificate', 'challenge', [/^token\s*$/]],
    [
      'says what is read, what is missed or has moved, and what is read though no sitemap lists it',
      'watch',
      [/^200 \d+$/m, /^\d+ 404 \/no-such-page$/m, /^\d+ 301 \/report\/$/m, /^\d+ \/search$/m, /^Filesystem /m],
      /^\d+ \/report\/intro$/m,
    ],
    [
      'gets no new tools while nginx reads files of the account, and is told so by the probe',
      'old',
      [
        'docs-host: /etc/nginx/sites-available/yttra-docs lets nginx read files of /srv/yttra-docs',
        'nginx reads /srv/yttra-docs/current/nginx/server.conf, so that yttra-docs can become root',
      ],
      /stays as it is/,
    ],
    [
      'puts right at its start what a power cut has interrupted',
      'boot',
      [/200 2 \/en\/report\/intro\n/, `current: ${b.id}\n`],
    ],
    [
      'gives root to nobody who holds the account that publishes',
      'attack',
      [
        '200 2 /report/intro',
        'switch: /home/yttra-docs/forged.tar.gz is signed by a key that /etc/yttra-docs/signers does not hold',
        /(?:signed by a key that \/etc\/yttra-docs\/signers does not hold\.\n[^]*){2}/,
        // By this word deploy/switch knows sudo's refusal from nginx's.
        /^sudo: /m,
      ],
      /taken|Done, and should not be/,
    ],
    [
      'probes itself: the certificate is still its own',
      'probe',
      ['is not trusted: curl: (60)', `yttra_docs_release_info{release="${b.id}"} 1`],
      /Permission denied|is answered with/,
    ],
    [
      'rotates its log: what is read from then on goes into the new file',
      'rotate',
      [/^\S+\/yttra-docs\.log\.1:\S+ 200 GET \/internal /m, /^\S+\/yttra-docs\.log:\S+ 200 GET \/api\/about /m],
      /\.log\.1:\S+ 200 GET \/api\/about /,
    ],
    ['writes no address down', 'addresses', [/^none\s*$/]],
    [
      'limits connections, lets nginx open files for each, and keeps its words from others',
      'limits',
      ['ip saddr ct count over 500', /^Max open files\s+16384\s/m, /^drwx--x--- 2 root www-data /m],
    ],
    ['serves again after a restart of the server', 'restart', ['200 2 /en/report/intro']],
  ])('%s', (_, mark, says, never = /(?!)/) => {
    says.forEach((words) => expect(said(mark)).toMatch(words));
    expect(said(mark)).not.toMatch(never);
  });

  it('is back on another machine in ten minutes, with its certificate and its closed section', () => {
    expect(seconds).toBeLessThan(600);
    expect(restored()).toContain(`Published ${b.id}.`);
    const fingerprint = /^[0-9a-f]{64} .*fullchain\.pem$/m;
    expect(restored('restored')).toContain(fingerprint.exec(said('keep'))![0]);
    expect(restored('restored')).toContain('401 2 /internal\n200 2 /report/intro');
  });

  it('is published to by the machine that did before, and purges as it did', () => {
    expect(restored('files')).toContain('# asked');
    expect(restored('files')).toMatch(/^-rwxr-x--- 1 root +yttra-docs .*purge-docs$/m);
    expect(restored('files')).toMatch(/^-rw------- 1 yttra-docs yttra-docs .*authorized_keys$/m);
  });
});

it.runIf(isRoot)('OPERATIONS.md leads to a host with Caddy, too', async () => {
  const debian = await debianWith(a);
  onTestFinished(() => debian.dispose());
  const said = await follow(debian, 'caddy.sh');
  expect(said()).toContain(`Published ${b.id}, before it ${a.id}.`);
  expect(said('served')).toContain('200 2 /\n200 2 /report/intro\n404 2 /no-such-page\n');
  expect(said('served')).toContain(`"release":"${b.id}"`);
});

it('a section or block that is not there is not passed over', () => {
  expect(() => commandsOf('A new host', 'no-such-mark')).toThrow('no block');
  expect(() => commandsOf('No such section')).toThrow('no block');
});
