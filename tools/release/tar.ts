import {Header, Pack, ReadEntry} from 'tar';

export interface TarEntry {
  /** Path in the archive, with forward slashes. */
  readonly name: string;
  readonly data: Buffer;
  readonly executable?: boolean;
}

/**
 * Packs files into a tar archive that depends on nothing but its arguments: sorted by name, one time, owner root.
 *
 * @param seconds time of every entry, since 1970
 */
export function packTar(entries: readonly TarEntry[], seconds: number): Promise<Buffer> {
  const same = {type: 'File', mtime: new Date(seconds * 1000), uid: 0, gid: 0, uname: 'root', gname: 'root'} as const;
  const pack = new Pack();
  const packed = pack.concat() as Promise<Buffer>;
  for (const {name, data, executable} of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const header = {...same, path: name, size: data.length, mode: executable ? 0o755 : 0o644};
    const entry = new ReadEntry(new Header(header));
    pack.write(entry);
    entry.end(data);
  }
  pack.end();
  return packed;
}
