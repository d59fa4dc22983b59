import {createHash} from 'node:crypto';

export interface Manifest {
  readonly release: string;
  readonly commit: string;
  /** Address that the site is built for. */
  readonly siteUrl: string;
  /** Name of the host configuration; see deploy/hosts.ts. */
  readonly key: string;
  /** SHA-256 in hexadecimal by path in the archive. */
  readonly files: Readonly<Record<string, string>>;
}

export function sha256(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The hashes of a release's files, sorted by name. */
export function hashFiles(files: ReadonlyMap<string, Buffer>): Record<string, string> {
  return Object.fromEntries(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, data]) => [name, sha256(data)]),
  );
}

/**
 * The same hashes in the form that `sha256sum --check` reads, for hosts without Node.
 * Two spaces part hash and name: text mode, as coreutils prints it.
 */
export function checksumLines(files: Readonly<Record<string, string>>): string {
  return `${Object.entries(files)
    .map(([name, hash]) => `${hash}  ${name}`)
    .join('\n')}\n`;
}
