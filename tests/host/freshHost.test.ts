import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import {FreshDebian} from './lib/debian';
import {commandsOf} from './lib/manual';

const {a, b} = inject('releases');

/** Only root can change into another system. */
const isRoot = process.getuid?.() === 0;

/** A row of `fresh/outcomes.yml`, where its keys are described. */
interface Outcome {
  readonly script?: 'restored';
  readonly mark?: string;
  readonly says: readonly string[];
  readonly never?: string;
}

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'fresh', name), 'utf8');
const outcomes = parse(read('outcomes.yml')) as readonly Outcome[];

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
  const said: Record<string, (mark?: string) => string> = {};
  let seconds: number;

  beforeAll(async () => {
    debian = await debianWith(a);
    // An older one in the folder is passed over.
    debian.bring(b.file, 'yttra-docs-20000101-000000-0000000000.tar.gz');
    said.first = await follow(debian, 'first.sh');
    const lost = debian;
    debian = await debianWith(b);
    debian.bring(lost.fileOf('host-files.tar.gz'));
    lost.dispose();
    const start = performance.now();
    said.restored = await follow(debian, 'restored.sh');
    seconds = Math.round((performance.now() - start) / 1000);
  });
  afterAll(() => debian?.dispose());

  it.each(outcomes)('$what', ({script = 'first', mark, says, never = '(?!)'}) => {
    const pattern = (text: string) => new RegExp(text.replaceAll('{a}', a.id).replaceAll('{b}', b.id), 'm');
    says.forEach((words) => expect(said[script]!(mark)).toMatch(pattern(words)));
    expect(said[script]!(mark)).not.toMatch(pattern(never));
  });

  it('is back on another machine in ten minutes, with its certificate', () => {
    expect(seconds).toBeLessThan(600);
    const fingerprint = /^[0-9a-f]{64} .*fullchain\.pem$/m;
    expect(said.restored!('restored')).toContain(fingerprint.exec(said.first!('keep'))![0]);
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
