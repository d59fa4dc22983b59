const blockSize = 512;
const nameLimit = 100;
const prefixLimit = 155;

export interface TarEntry {
  /** Path in the archive, with forward slashes. */
  readonly name: string;
  readonly data: Buffer;
  readonly executable?: boolean;
}

/** Splits a long path at a slash, as the ustar format asks: prefix and name, in bytes. */
function splitName(path: string): {prefix: string; name: string} {
  if (Buffer.byteLength(path) <= nameLimit) {
    return {prefix: '', name: path};
  }
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const prefix = path.slice(0, at);
    const name = path.slice(at + 1);
    if (Buffer.byteLength(prefix) <= prefixLimit && Buffer.byteLength(name) <= nameLimit) {
      return {prefix, name};
    }
  }
  throw new Error(`${path}: the path is too long for a tar archive. Shorten the name to ${nameLimit} bytes.`);
}

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, '0')}\0`;
}

function header({name: path, data, executable}: TarEntry, mtime: number): Buffer {
  const {prefix, name} = splitName(path);
  const block = Buffer.alloc(blockSize);
  const put = (text: string, offset: number) => block.write(text, offset, 'utf8');
  put(name, 0);
  put(octal(executable ? 0o755 : 0o644, 7), 100);
  put(octal(0, 7), 108);
  put(octal(0, 7), 116);
  put(octal(data.length, 11), 124);
  put(octal(mtime, 11), 136);
  put(' '.repeat(8), 148);
  put('0', 156);
  put('ustar\x0000', 257);
  put('root', 265);
  put('root', 297);
  put(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/**
 * Packs files into a tar archive (POSIX ustar) that depends on nothing but its arguments: sorted
 * by name, one time, owner root. Fifty lines of our own, because no packer of the tree promises that.
 *
 * @param mtime time of every entry, seconds since 1970
 * @throws when a path is too long for the format
 */
export function packTar(entries: readonly TarEntry[], mtime: number): Buffer {
  const sorted = [...entries].sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  const blocks = sorted.flatMap((entry) => [
    header(entry, mtime),
    entry.data,
    Buffer.alloc((blockSize - (entry.data.length % blockSize)) % blockSize),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]);
}
