import {execFileSync, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {beforeAll, beforeEach, describe, expect, inject, it} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../../tools/lib/paths';
import {signArchive} from '../../tools/release/sign';
import {makeKey, releaseKey} from './lib/signing';

const {a} = inject('releases');
const program = path.join(projectRoot, 'deploy/install/docs-host');
const {dir, write, read} = scratchFolder(true);
const etc = path.join(dir, 'etc');
const home = path.join(dir, 'srv');
const pristine = path.join(dir, 'pristine');
let key: string;
const forbidden = parse(readFileSync(path.join(import.meta.dirname, 'refused.yml'), 'utf8')) as readonly string[];

beforeAll(() => {
  mkdirSync(pristine);
  execFileSync('tar', ['-xzf', a.file, '-C', pristine, 'key', 'nginx']);
  key = read('pristine/key').trim();
  write('docs.conf', `DOCS_HOME="${home}"\nDOCS_ETC="${etc}"\n`);
});
beforeEach(() => {
  [etc, home].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  mkdirSync(path.join(home, 'slot'), {recursive: true});
  mkdirSync(etc);
  cpSync(path.join(path.dirname(a.file), 'yttra-docs.signers'), path.join(etc, 'signers'));
});

function run(args: readonly string[], input: Buffer | string = ''): {status: number | null; said: string} {
  const env = {...process.env, DOCS_CONF: path.join(dir, 'docs.conf')};
  const {status, stderr} = spawnSync(program, args, {input, env, encoding: 'utf8'});
  return {status, said: stderr};
}

const taken = () => readdirSync(path.join(etc, 'nginx'));

interface Archive {
  readonly signature: string;
  readonly data: Buffer;
}

/** Packs what a release brings for nginx, changed, and signs it. */
function pack(change: (folder: string) => void = () => {}, by = releaseKey()): Archive {
  const folder = path.join(dir, 'changed');
  const file = path.join(dir, 'changed.tar.gz');
  rmSync(folder, {recursive: true, force: true});
  cpSync(pristine, folder, {recursive: true});
  change(folder);
  execFileSync('tar', ['-czf', file, '-C', folder, ...readdirSync(folder)]);
  signArchive(file, by);
  return {signature: readFileSync(`${file}.sig`, 'utf8'), data: readFileSync(file)};
}

const install = ({signature, data}: Archive) => run(['install', signature], data);

/** Nothing is taken in, and nothing stays of what was brought. */
function refused(archive: Archive, why: string): void {
  expect(install(archive)).toEqual({status: 1, said: expect.stringContaining(why)});
  expect(taken()).toEqual([]);
  expect(readdirSync(etc).sort()).toEqual(['nginx', 'signers']);
}

/** Another release's configuration: the same with another key. */
const named = (other: string) =>
  pack((folder) => {
    writeFileSync(path.join(folder, 'key'), `${other}\n`);
    const file = path.join(folder, 'nginx/server.conf');
    writeFileSync(file, readFileSync(file, 'utf8').replace(key, other));
  });

describe('root takes in', () => {
  it('what a release brings, whole, under its key, and what nginx reads is chosen by a link', () => {
    expect(install(pack())).toEqual({status: 0, said: ''});
    expect(taken()).toEqual([key]);
    const current = path.join(etc, 'nginx/current');
    expect(run(['use', key])).toEqual({status: 0, said: ''});
    expect(readlinkSync(current)).toBe(key);
    expect(readFileSync(path.join(current, 'server.conf'))).toEqual(
      readFileSync(path.join(pristine, 'nginx/server.conf')),
    );
    expect(lstatSync(path.join(etc, 'nginx', key)).mode & 0o777).toBe(0o755);
    expect(run(['use', key]).status).toBe(0);
    expect(run(['use', 'none']).status).toBe(0);
    expect(existsSync(current)).toBe(false);
    expect(run(['use', key]).status).toBe(0);
  });

  it('another one, and gives up those that no release of the site has any more', () => {
    const [other, third] = ['a'.repeat(12), 'b'.repeat(12)];
    install(pack());
    install(named(other));
    run(['use', other]);
    // The account's own folder says which releases are left; what nginx reads stays whatever it says.
    install(named(third));
    expect(taken().sort()).toEqual([other, third, 'current'].sort());
    symlinkSync('../releases/x', path.join(home, 'slot', third));
    install(pack());
    expect(taken().sort()).toEqual([key, other, third, 'current'].sort());
  });
});

describe('root refuses', () => {
  const unfit = 'is unsigned, changed, or signed by a key that';

  it('what nobody has signed', () => refused({...pack(), signature: ''}, unfit));

  it('what another key has signed', () => refused(pack(undefined, makeKey(path.join(dir, 'own'))), unfit));

  it('what was changed after it was signed', () => {
    const {signature, data} = pack();
    refused({signature, data: Buffer.concat([data, Buffer.from('x')])}, unfit);
  });

  it('what the key has signed for another purpose', () => {
    const {data} = pack();
    const signature = execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', releaseKey(), '-n', 'git'], {input: data});
    refused({signature: String(signature), data}, unfit);
  });

  it.each([
    ['a key that leads elsewhere', '../../../tmp/x', 'key of the release is damaged'],
    ['a root of another key', 'c'.repeat(12), `"root $docs_home/slot/`],
  ])('%s', (_name, other, why) => {
    refused(
      pack((folder) => writeFileSync(path.join(folder, 'key'), `${other}\n`)),
      why,
    );
  });

  it.each(forbidden)('nginx to do more than answer with the release: %s', (text) => {
    refused(
      pack((folder) => appendFileSync(path.join(folder, 'nginx/server.conf'), text)),
      'server.conf: "',
    );
  });

  it('to let nginx read what it has not taken in', () => {
    for (const other of [key, '../../../srv/yttra-docs/current/nginx', '']) {
      expect(run(['use', other])).toEqual({status: 1, said: expect.stringContaining('publish its archive')});
    }
  });

  it('wrong use, with what is right', () => {
    expect(run([])).toEqual({status: 2, said: expect.stringContaining('docs-host set-up <archive.tar.gz>')});
    expect(run(['what', 'else']).status).toBe(2);
  });

  it('to set a host up without a key, or by an archive that another one signed', () => {
    const file = path.join(dir, 'set-up/x.tar.gz');
    mkdirSync(path.dirname(file), {recursive: true});
    rmSync(path.join(etc, 'signers'));
    cpSync(a.file, file);
    cpSync(`${a.file}.sig`, `${file}.sig`);
    expect(run(['set-up', file])).toEqual({status: 1, said: expect.stringContaining('yttra-docs.signers is not here')});
    signArchive(file, makeKey(path.join(dir, 'another')));
    cpSync(path.join(path.dirname(a.file), 'yttra-docs.signers'), path.join(etc, 'signers'));
    // The key that lies beside the archive does not count on a host that has one.
    expect(run(['set-up', file])).toEqual({status: 1, said: expect.stringContaining(unfit)});
  });
});
