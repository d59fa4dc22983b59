import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {hostFiles} from '../../deploy/hosts';
import type {BuiltSite} from '../lib/builtSite';
import {projectRoot} from '../lib/paths';
import {pagesOf} from '../serve/readSite';
import {aboutFiles} from './about';
import {compress} from './compress';
import type {Identity} from './identity';
import {checksumLines, hashFiles, type Manifest, sha256} from './manifest';
import {inlineCode} from './inlineCode';
import {packTar} from './tar';

/** Files of a release that are run on the host. */
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

async function siteFiles({site, brotliQuality}: ReleaseInput): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await Promise.all(
    site.files.map(async (name) => {
      const source = site.bytes(name);
      files.set(`site/${name}`, source);
      for (const {extension, data} of await compress(name, source, brotliQuality)) {
        files.set(`site/${name}.${extension}`, data);
      }
    }),
  );
  return files;
}

/**
 * Everything in a release, by path in the archive. Depends on its input alone.
 *
 * @throws when a file does not survive compression, or a path cannot stand in a host's configuration
 */
export async function releaseFiles(input: ReleaseInput): Promise<Map<string, Buffer>> {
  const {site, identity, siteUrl, sbom} = input;
  const {routing} = site;
  const hosts = hostFiles(
    path.join(projectRoot, 'deploy'),
    inlineCode(site),
    pagesOf(routing.files),
    routing.redirects,
    {siteUrl, release: identity.id},
  );
  const files = await siteFiles(input);
  aboutFiles(input).forEach((text, name) => files.set(`site/${name}`, Buffer.from(text)));
  hosts.files.forEach((text, name) => files.set(name, Buffer.from(text)));
  files.set('NOTICE.txt', site.bytes('NOTICE.txt'));
  files.set('sbom.json', Buffer.from(sbom));
  files.set('key', Buffer.from(`${hosts.key}\n`));
  files.set('release', Buffer.from(`${identity.id}\n`));
  // The same for Caddy, which reads the name of a file but not what stands in it.
  files.set(`name/${identity.id}`, Buffer.alloc(0));
  const hashes = hashFiles(files);
  const manifest: Manifest = {release: identity.id, commit: identity.commit, siteUrl, key: hosts.key, files: hashes};
  files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  files.set(
    'manifest.sha256',
    Buffer.from(checksumLines({...hashes, 'manifest.json': sha256(files.get('manifest.json')!)})),
  );
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
  const tar = await packTar(
    [...files].map(([name, data]) => ({name, data, executable: programs.test(name)})),
    input.identity.time,
  );
  const archive = gzipSync(tar, {level: 9});
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
