import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {FixtureBuild, siteUrl} from './fixture';
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

describe('packRelease', () => {
  let build: FixtureBuild;
  const {dir} = scratchFolder(true);
  let input: ReleaseInput;
  let unpacked: string;
  beforeAll(async () => {
    build = new FixtureBuild();
    build.write('report/long.html', '<html lang=sv-SE>'.padEnd(5000, 'lång text '));
    input = {site: new BuiltSite(build.dir), identity, siteUrl, contact: 'support@yttra.example', sbom};
    const archive = await packRelease(input, path.join(dir, 'one'));
    unpacked = path.join(dir, 'unpacked');
    execFileSync('mkdir', [unpacked]);
    execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
  });
  afterAll(() => {
    build.dispose();
  });

  it('is the same, byte for byte, for the same input, whatever the clock of the files says', async () => {
    for (const file of input.site.files) {
      utimesSync(path.join(build.dir, file), 1, 1);
    }
    const again = await packRelease({...input, site: new BuiltSite(build.dir)}, path.join(dir, 'two'));
    expect(readFileSync(again)).toEqual(readFileSync(path.join(dir, 'one', path.basename(again))));
  });

  it('holds the site, its compressed copies and the configuration of every host', () => {
    const wanted = [
      'site/index.html',
      'site/report/long.html.br',
      'site/report/long.html.gz',
      'nginx/server.conf',
      'caddy/site.caddy',
      'static/_headers',
      'static/_redirects',
      'container/Containerfile',
      'NOTICE.txt',
      'sbom.json',
      'manifest.json',
      'key',
      'release',
    ];
    wanted.forEach((file) => expect(existsSync(path.join(unpacked, file)), file).toBe(true));
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
