import {createHash} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {Header, Pack, ReadEntry} from 'tar';
import {hostFiles} from '../../deploy/hosts';
import {releaseFile} from '../../deploy/routing/decide';
import {pagesOf, type BuiltSite} from '../lib/builtSite';
import {compress} from './compress';
import type {Identity} from './identity';
import {inlineCode} from './checks/policy';

const programs = /^install\/(?:switch|setup|probe|docs-host)$/;

export interface ReleaseInput {
  /** The build, already found to be good. */
  readonly site: BuiltSite;
  readonly identity: Pick<Identity, 'id' | 'commit' | 'time'>;
  readonly siteUrl: string;
  /** E-mail address for whoever finds a hole. */
  readonly contact: string;
  /** CycloneDX bill of materials, JSON. */
  readonly sbom: string;
  /** Quality of brotli, 0–11. Tests that pack several releases take a low one; default the highest. */
  readonly brotliQuality?: number;
}

/** RFC 9116 asks for less than a year. Each release begins it anew. */
const daysOfContact = 364;

const atTime = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** What a release says of itself to the outside, by file name below the site's root. By the commit's time, like all of a release. */
function aboutFiles({identity, siteUrl, contact, site}: ReleaseInput): Record<string, string> {
  const {id, commit, time} = identity;
  const languages = [...new Set(site.pages.map(({lang}) => lang))].sort().reverse();
  const version = {release: id, commit, time: atTime(time), languages};
  return {
    [releaseFile]: `${JSON.stringify(version)}\n`,
    '.well-known/security.txt': `Contact: mailto:${contact}
Expires: ${atTime(time + daysOfContact * 24 * 60 * 60)}
Preferred-Languages: sv, en
Canonical: ${siteUrl.replace(/\/$/, '')}/.well-known/security.txt
`,
  };
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

const sorted = (files: ReadonlyMap<string, Buffer>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

/** What `sha256sum --check` reads, for hosts without Node. Two spaces part hash and name: text mode. */
const checksums = (files: ReadonlyMap<string, Buffer>): string =>
  sorted(files)
    .map(([name, data]) => `${sha256(data)}  ${name}\n`)
    .join('');

async function siteFiles({site, brotliQuality}: ReleaseInput): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await Promise.all(
    site.files.map(async (name) => {
      const source = site.bytes(name);
      files.set(`site/${name}`, source);
      for (const [extension, data] of await compress(name, source, brotliQuality)) {
        files.set(`site/${name}.${extension}`, data);
      }
    }),
  );
  return files;
}

/**
 * Everything in a release, by path in the archive. Depends on its input alone.
 *
 * @throws when a path cannot stand in a host's configuration
 */
async function releaseFiles(input: ReleaseInput): Promise<Map<string, Buffer>> {
  const {site, identity, siteUrl, sbom} = input;
  const {routing} = site;
  const of = {siteUrl, release: identity.id};
  const hosts = hostFiles(inlineCode(site), pagesOf(routing.files), routing.redirects, of);
  const files = await siteFiles(input);
  Object.entries(aboutFiles(input)).forEach(([name, text]) => files.set(`site/${name}`, Buffer.from(text)));
  hosts.files.forEach((text, name) => files.set(name, Buffer.from(text)));
  files.set('NOTICE.txt', site.bytes('NOTICE.txt'));
  files.set('sbom.json', Buffer.from(sbom));
  files.set('key', Buffer.from(`${hosts.key}\n`));
  files.set('release', Buffer.from(`${identity.id}\n`));
  // The same for Caddy, which reads the name of a file but not what stands in it.
  files.set(`name/${identity.id}`, Buffer.alloc(0));
  files.set('manifest.sha256', Buffer.from(checksums(files)));
  return files;
}

/**
 * Packs a release. The archive appears under its name only when it is whole.
 *
 * @param folder where the archive goes
 * @returns path of the archive
 */
export async function packRelease(input: ReleaseInput, folder: string): Promise<string> {
  const files = await releaseFiles(input);
  const archive = gzipSync(await packTar(files, input.identity.time), {level: 9});
  const file = path.join(folder, `yttra-docs-${input.identity.id}.tar.gz`);
  const unfinished = `${file}.unfinished`;
  mkdirSync(folder, {recursive: true});
  try {
    writeFileSync(unfinished, archive);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, {force: true});
  }
  writeFileSync(`${file}.sha256`, `${sha256(archive)}  ${path.basename(file)}\n`);
  return file;
}

/**
 * Packs files into a tar archive that depends on nothing but its arguments: sorted by name, one time, owner root.
 *
 * @param files by their path in the archive, with forward slashes
 * @param seconds time of every entry, since 1970
 */
function packTar(files: ReadonlyMap<string, Buffer>, seconds: number): Promise<Buffer> {
  const same = {type: 'File', mtime: new Date(seconds * 1000), uid: 0, gid: 0, uname: 'root', gname: 'root'} as const;
  const pack = new Pack();
  const packed = pack.concat() as Promise<Buffer>;
  for (const [name, data] of sorted(files)) {
    const header = {...same, path: name, size: data.length, mode: programs.test(name) ? 0o755 : 0o644};
    const entry = new ReadEntry(new Header(header));
    pack.write(entry);
    entry.end(data);
  }
  pack.end();
  return packed;
}
