import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {FreshDebian} from './lib/debian';
import {commandsOf} from './lib/manual';

const {a, b} = inject('releases');

/** Only root can change into another system. */
const isRoot = process.getuid?.() === 0;

/** Rows of `fresh/outcomes.yml`, where their keys are described. */
const outcomes = parse(readFileSync(path.join(import.meta.dirname, 'fresh/outcomes.yml'), 'utf8')) as readonly {
  readonly mark: string;
  readonly says: readonly string[];
  readonly never?: string;
}[];

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

  it('is brought up to date, which leaves its settings as they are, and says what is otherwise', () => {
    expect(said('again')).toContain(`Published ${a.id}`);
    expect(said('again').match(/^Replaced: .*$/gm)).toEqual(['Replaced: /usr/local/bin/probe']);
    expect(said('again')).toMatch(/^-# of this host\n\/etc\/yttra-docs\.conf stays as it is/m);
  });

  it.each(outcomes)('$what', ({mark, says, never = '(?!)'}) => {
    const pattern = (text: string) => new RegExp(text.replaceAll('{b}', b.id), 'm');
    says.forEach((words) => expect(said(mark)).toMatch(pattern(words)));
    expect(said(mark)).not.toMatch(pattern(never));
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
