import {execFileSync} from 'node:child_process';
import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {changedFiles, releaseId} from './identity';
import {packRelease, type ReleaseInput} from './release';
import {fixSbom, makeSbom} from './sbom';
import {BuiltSite} from '../lib/builtSite';

const identity = {
  id: releaseId('0123456789abcdef', 1_765_800_000, false),
  commit: '0123456789abcdef',
  time: 1_765_800_000,
};
const sbom = fixSbom(
  '{"metadata": {"component": {"name": "folder"}}, "components": [1]}',
  identity.commit,
  identity.time,
);

const siteUrl = 'https://docs.example';
/** Longer than a tar of old takes, with letters outside ASCII. */
const deep = `${'folder/'.repeat(15)}${'å-long-name-'.repeat(12)}.html`;

describe('packRelease', () => {
  const {dir, write} = scratchFolder(true);
  const build = path.join(dir, 'build');
  let input: ReleaseInput;
  let unpacked: string;
  beforeAll(async () => {
    ['index.html', deep].forEach((page) => write(`build/${page}`, '<html lang=sv-SE>'));
    write('build/en/index.html', '<html lang=en-GB>');
    write('build/report/long.html', '<html lang=sv-SE>'.padEnd(5000, 'lång text '));
    write('build/NOTICE.txt', 'React');
    input = {site: new BuiltSite(build), identity, siteUrl, contact: 'support@yttra.example', sbom};
    const archive = await packRelease(input, path.join(dir, 'one'));
    unpacked = path.join(dir, 'unpacked');
    execFileSync('mkdir', [unpacked]);
    execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
  });

  it('is the same, byte for byte, for the same input, whatever the clock of the files says', async () => {
    for (const file of input.site.files) {
      utimesSync(path.join(build, file), 1, 1);
    }
    const again = await packRelease({...input, site: new BuiltSite(build)}, path.join(dir, 'two'));
    expect(readFileSync(again)).toEqual(readFileSync(path.join(dir, 'one', path.basename(again))));
  });

  it.each(['site/index.html', 'static/_headers', 'container/Containerfile', 'NOTICE.txt', 'sbom.json', `site/${deep}`])(
    'holds %s, of the time of the commit',
    (file) => expect(statSync(path.join(unpacked, file)).mtimeMs).toBe(1000 * identity.time),
  );

  it('holds copies of a page that are smaller, and the page when they are unpacked', () => {
    const [page, br, gz] = ['', '.br', '.gz'].map((end) =>
      readFileSync(path.join(unpacked, `site/report/long.html${end}`)),
    ) as [Buffer, Buffer, Buffer];
    expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([page, page]);
    expect(Math.max(br.length, gz.length)).toBeLessThan(page.length);
  });

  it('lets programs be run, and nothing else', () => {
    const isProgram = (file: string) => (statSync(path.join(unpacked, file)).mode & 0o111) !== 0;
    expect(['install/switch', 'install/docs-host', 'install/cron'].map(isProgram)).toEqual([true, true, false]);
  });

  it('says which release it is, and whom to write to about a hole', () => {
    expect(JSON.parse(readFileSync(path.join(unpacked, 'site/version.json'), 'utf8'))).toEqual({
      release: identity.id,
      commit: identity.commit,
      time: '2025-12-15T12:00:00Z',
      languages: ['sv-SE', 'en-GB'],
    });
    expect(readFileSync(path.join(unpacked, 'site/.well-known/security.txt'), 'utf8')).toBe(
      `Contact: mailto:support@yttra.example
Expires: 2026-12-14T12:00:00Z
Preferred-Languages: sv, en
Canonical: ${siteUrl}/.well-known/security.txt
`,
    );
  });

  it('can be checked by sha256sum, and is found wanting when a byte is changed', () => {
    const check = () =>
      execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'manifest.sha256'], {cwd: unpacked, stdio: 'pipe'});
    check();
    execFileSync('sh', ['-c', 'printf x >> site/index.html'], {cwd: unpacked});
    expect(check).toThrow();
  });
});

it('names the files that are not committed whole', () => {
  expect(changedFiles(' M deploy/a.json\nMM docs/b.mdx\n?? c.ts')).toEqual(['deploy/a.json', 'docs/b.mdx', 'c.ts']);
});

it('refuses an empty bill of materials, and takes clock and chance out of a good one', () => {
  expect(() => fixSbom('{"metadata": {}, "components": []}', 'c', 1)).toThrow('npm sbom found no components');
  const again = fixSbom(
    '{"serialNumber": "urn:uuid:1", "metadata": {"timestamp": "now", "component": {"name": "other"}}, "components": [1]}',
    identity.commit,
    identity.time,
  );
  expect(JSON.parse(again)).toEqual(JSON.parse(sbom));
});

it('the lockfile has a bill of materials, which npm refuses when a peer is wrong', () => {
  const {components} = JSON.parse(makeSbom('c', 1)) as {components: unknown[]};
  expect(components.length).toBeGreaterThan(500);
});
