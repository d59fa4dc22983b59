import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi} from 'vitest';
import {signArchive} from '../../tools/release/sign';
import {TestHost} from './lib/host';
import {rawRequest} from './lib/requests';
import {releaseMark} from './lib/build';
import {makeKey, releaseKey} from './lib/signing';

const {a, b, c} = inject('releases');
const port = 8391;
let host: TestHost;

beforeEach(() => {
  host = new TestHost(port);
});
afterEach(() => host.dispose());

/** What the server serves: the mark that a variant's pages carry, or that of the build under test. */
async function served(): Promise<'a' | 'b' | 'c'> {
  return releaseMark(await host.homePage());
}

/** What sudo says to an account that no rule of it names. */
const sudoRefuses = () =>
  host.program('sudo', 'echo "sudo: unable to resolve host\nsudo: a password is required" >&2; exit 1');

/** Packs a changed copy of an archive, whose manifest may know of it, and signs it. */
function forge(file: string, change: (dir: string) => void, isListed?: 'listed'): string {
  const dir = path.join(host.dir, 'forged');
  mkdirSync(dir);
  execFileSync('tar', ['-xzf', file, '-C', dir]);
  change(dir);
  if (isListed) {
    newManifest(dir);
  }
  const forged = path.join(host.dir, 'forged.tar.gz');
  execFileSync('sh', ['-c', `cd ${dir} && find . ! -type d | cut -c 3- | tar -I 'gzip -1' -cf ${forged} -T -`]);
  signArchive(forged, releaseKey());
  return forged;
}

/** Lets the manifest of a forged release name its files as they are. */
function newManifest(dir: string): void {
  const sums = `find . -type f ! -name manifest.sha256 | cut -c 3- | sort | xargs -d '\\n' sha256sum`;
  execFileSync('sh', ['-c', `${sums} > ../m && mv ../m manifest.sha256`], {cwd: dir});
}

/** How deploy/switch ends, and some of its words. */
const ends = (status: number, words: string) => ({status, output: expect.stringContaining(words)});

describe('publishing', () => {
  it('switches between releases and back, says what is published, and tells others, or that it could not', async () => {
    const told = path.join(host.dir, 'told');
    host.configure({DOCS_AFTER: host.program('tell', `echo told >> ${told}`)});
    await host.publish(a);
    expect(await served()).toBe('a');
    await host.publish(b);
    expect(await served()).toBe('b');
    expect((await host.switch('--status')).output).toContain(`current: ${b.id}\nprevious: ${a.id}\nconfirmed: ${b.id}`);
    expect((await host.switch('--rollback')).status).toBe(0);
    expect(await served()).toBe('a');
    expect(readFileSync(told, 'utf8')).toBe('told\ntold\ntold\n');
    host.configure({DOCS_AFTER: 'false'});
    expect(await host.switch('--rollback')).toEqual(ends(0, 'DOCS_AFTER failed'));
    expect(await served()).toBe('b');
  });

  it('takes an archive of any name, whatever umask and locale somebody works with', async () => {
    const file = path.join(host.dir, 'copy [1] å.tar.gz');
    ['', '.sig', '.sha256'].forEach((extension) => copyFileSync(a.file + extension, file + extension));
    vi.stubEnv('LC_ALL', 'xx_XX.UTF-8');
    const mask = process.umask(0o077);
    onTestFinished(() => {
      process.umask(mask);
      vi.unstubAllEnvs();
    });
    await host.publish({file});
    expect(await served()).toBe('a');
  });

  it('reloads the server only when the configuration is another one', async () => {
    await host.publish(a);
    host.configure({DOCS_RELOAD: 'false', DOCS_START: 'false', DOCS_CONFIG: 'false'});
    await host.publish(b);
    host.configure({DOCS_RELOAD: 'false', DOCS_START: 'false'});
    expect(await host.switch(c.file)).toEqual(ends(1, 'could not be reloaded'));
    expect(await served()).toBe('b');
    host.configure({});
    await host.publish(c);
    expect(await served()).toBe('c');
    await host.publish(a);
    expect(await served()).toBe('a');
  });

  it('takes away old releases, and assets that none of the last 30 days named', async () => {
    host.configure({DOCS_KEEP: '1'});
    await host.publish(a, b);
    const pool = path.join(host.home, 'pool/assets/js');
    const main = readdirSync(pool).find((name) => /^main\.(?!b).*\.js$/.test(name))!;
    const longAgo = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(path.join(host.home, 'lists', a.id), longAgo, longAgo);
    await host.publish(c);
    // The release before is kept for the way back; the one before that is gone, its assets are not that old.
    expect(readdirSync(path.join(host.home, 'releases')).sort()).toEqual([b.id, c.id]);
    expect(existsSync(path.join(pool, main))).toBe(false);
    expect(readdirSync(pool).some((name) => name.startsWith('main.bbbbbbbb'))).toBe(true);
  });

  it('makes room when asked, and keeps the way back', async () => {
    await host.publish(a, b, c);
    expect((await host.switch('--prune')).status).toBe(0);
    expect(readdirSync(path.join(host.home, 'releases')).sort()).toEqual([b.id, c.id]);
    expect((await host.switch('--rollback')).status).toBe(0);
    expect(await served()).toBe('b');
  });

  it('names the release in a header and in a file that nobody keeps, and says that it is there', async () => {
    await host.publish(a, b);
    const answer = await rawRequest(port, 'GET', '/en/report/intro');
    expect(answer.headers['docs-release']).toBe(b.id);
    expect(JSON.parse((await host.get('/version.json')).text)).toMatchObject({
      release: b.id,
      languages: ['sv-SE', 'en-GB'],
    });
    expect((await host.get('/healthz')).status).toBe(200);
    await host.switch('--rollback');
    expect((await rawRequest(port, 'GET', '/nope')).headers['docs-release']).toBe(a.id);
    rmSync(path.join(host.home, 'releases', a.id, 'site/version.json'));
    expect((await host.get('/healthz')).status).toBe(503);
  });

  it('holds nobody up while it tells others, and gives up when that takes too long', async () => {
    await host.publish(a);
    const begun = path.join(host.dir, 'begun');
    host.configure({DOCS_AFTER: host.program('hang', `touch ${begun}; sleep 600`), DOCS_AFTER_TIME: '5'});
    const first = host.switch(b.file);
    await expect.poll(() => existsSync(begun), {timeout: 60_000}).toBe(true);
    host.configure({});
    expect(await host.switch('--rollback')).toMatchObject({status: 0});
    expect(await served()).toBe('a');
    expect(await first).toEqual(ends(0, 'took longer than 5 s'));
    expect(await served()).toBe('a');
  });

  it('says when the host has tools of another release', async () => {
    const tools = path.join(host.etc, 'tools');
    execFileSync('sh', ['-c', `tar -xzOf ${a.file} manifest.sha256 | grep '  install/' > ${tools}`]);
    expect((await host.switch(a.file)).output).not.toContain('tools');
    writeFileSync(tools, readFileSync(tools, 'utf8').replace(/^.{64}(?=  install\/probe$)/m, '0'.repeat(64)));
    expect((await host.switch(b.file)).output).toContain('tools are of another release (install/probe)');
  });
});

describe('refuses, and leaves the site as it is,', () => {
  beforeEach(() => host.publish(a));
  afterEach(async () => {
    expect(await served()).toBe('a');
    expect(host.current).toBe(a.id);
    expect(readdirSync(path.join(host.home, 'releases')).filter((name) => !name.startsWith('.failed'))).toEqual([a.id]);
  });

  const refused = async (file: string, why: string) => expect(await host.switch(file)).toEqual(ends(1, why));

  it.each<[name: string, why: string, spoil: (file: string) => void]>([
    ['that is not there', 'cannot be read', (file) => rmSync(file)],
    ['that nobody has signed', 'is not signed', (file) => rmSync(`${file}.sig`)],
    ['that was copied in part', 'is not what its .sha256 says', (file) => truncateSync(file, 100_000)],
    [
      'that is another one than was signed',
      'is not what its .sig was made for',
      (file) => {
        rmSync(`${file}.sha256`);
        appendFileSync(file, 'x');
      },
    ],
    [
      'of something else',
      'is not a release of the handbook',
      (file) => {
        rmSync(`${file}.sha256`);
        execFileSync('tar', ['-czf', file, '-C', import.meta.dirname, 'lib/build.ts']);
        signArchive(file, releaseKey());
      },
    ],
  ])('an archive %s', async (_name, why, spoil) => {
    const file = path.join(host.dir, 'copy [1].tar.gz');
    ['', '.sig', '.sha256'].forEach((extension) => copyFileSync(b.file + extension, file + extension));
    spoil(file);
    await refused(file, why);
  });

  it('an archive that a key has signed which root has not let in, with its fingerprint', async () => {
    const file = path.join(host.dir, 'copy.tar.gz');
    copyFileSync(b.file, file);
    const key = makeKey(path.join(host.dir, 'own'));
    signArchive(file, key);
    const [, fingerprint] = execFileSync('ssh-keygen', ['-l', '-f', key], {encoding: 'utf8'}).split(' ');
    await refused(file, `does not hold: ${fingerprint}.`);
  });

  const write = (name: string, text: string) => (dir: string) => writeFileSync(path.join(dir, name), text);

  /** Writes other bytes into a script that the first release has, too. */
  function changeAsset(dir: string): void {
    const isHere = (name: string) => existsSync(path.join(dir, 'site/assets/js', name));
    write(`site/assets/js/${readdirSync(path.join(a.build, 'assets/js')).find(isHere)!}`, 'other')(dir);
  }

  /** Writes another configuration for the server, which so has another key. */
  const configure = (text: string) => (dir: string) => {
    write('nginx/server.conf', text)(dir);
    write('key', 'ffffffffffff\n')(dir);
  };

  it.each<[name: string, why: string, change: (dir: string) => void, isListed?: 'listed']>([
    ['a changed file', 'differ from the manifest', write('site/index.html', 'x')],
    ['a missing file', 'differ from the manifest', (dir) => rmSync(path.join(dir, 'site/404.html'))],
    ['an additional file', 'does not name', write('site/more.html', 'x')],
    ['a symbolic link', 'not a file', (dir) => symlinkSync('/etc', path.join(dir, 'site/etc'))],
    ['a name that leads elsewhere', 'no name of a release', write('release', '../../etc\n'), 'listed'],
    ['an asset whose name does not name its content', 'with other bytes', changeAsset, 'listed'],
    [
      'a configuration that root does not let nginx read',
      'server.conf: "error_log /root/log" is nothing that',
      configure('error_log /root/log;'),
      'listed',
    ],
    [
      'a configuration that the server does not understand',
      'refuses the configuration',
      configure('error_page 404;'),
      'listed',
    ],
    [
      'a release that does not answer as it should',
      'Test failed',
      (dir) => renameSync(path.join(dir, 'site/en/index.html'), path.join(dir, 'site/en/home.html')),
      'listed',
    ],
  ])('%s', (_name, why, change, isListed) => refused(forge(b.file, change, isListed), why));

  it('a release whose configuration nobody may bring to the server any more', async () => {
    host.configure({DOCS_CONFIG: sudoRefuses()});
    await refused(c.file, 'sudo refuses root; as root, docs-host set-up');
    host.configure({DOCS_RELOAD: sudoRefuses(), DOCS_START: 'false'});
    await refused(c.file, 'sudo refuses root; as root, docs-host set-up');
    // A host without a name of its own: sudo says so, and goes on.
    host.configure({DOCS_TEST: host.program('named', 'echo "sudo: unable to resolve host" >&2; echo no >&2; exit 1')});
    await refused(c.file, 'The server refuses the configuration');
  });

  it('a server that cannot be started, with its own words', async () => {
    host.configure({DOCS_START: 'false'});
    host.stopNginx();
    expect(await host.switch(b.file)).toMatchObject({
      status: 4,
      output: expect.stringMatching(/Test failed: curl: \(7\) Failed to connect[^]*TAKEN BACK TO/),
    });
    host.startNginx();
  });
});

describe('a host that is not as it should be is named,', () => {
  const refused = async (...why: readonly string[]) => {
    const {status, output} = await host.switch(a.file);
    expect(status).toBe(1);
    why.forEach((text) => expect(output).toContain(text));
    expect(readdirSync(host.home)).toEqual([]);
  };

  it('each tool that it lacks', async () => {
    const bin = path.join(host.dir, 'bin');
    mkdirSync(bin);
    readdirSync('/usr/bin')
      .filter((name) => !['curl', 'perl', 'sha256sum'].includes(name))
      .forEach((name) => symlinkSync(path.join('/usr/bin', name), path.join(bin, name)));
    host.path = bin;
    await refused('this host lacks curl perl sha256sum;', 'apt-get install');
  });

  it('another account than the one that the site belongs to', async () => {
    chownSync(host.home, 65534, 65534);
    await refused('belongs to nobody: run this as that account');
    expect((await host.switch('--status')).status).toBe(0);
  });

  it('settings with line ends of Windows', async () => {
    const file = path.join(host.dir, 'docs.conf');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    await refused(`sed -i 's/\\r$//' ${file}`);
  });

  it('settings that are not there', async () => {
    rmSync(path.join(host.dir, 'docs.conf'));
    await refused('docs.conf is missing');
  });
});

it('wrong arguments are explained', async () => {
  expect(await host.switch()).toEqual(ends(2, 'switch <archive.tar.gz>'));
  expect((await host.switch('--what')).status).toBe(2);
});

it('what has no past cannot be rolled back', async () => {
  const refusal = ends(1, 'no release to go back to');
  expect(await host.switch('--rollback')).toEqual(refusal);
  await host.publish(a);
  expect(await host.switch('--rollback')).toEqual(refusal);
  expect(host.current).toBe(a.id);
});
