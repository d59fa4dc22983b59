import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Extensions of files that shrink; pictures and fonts are compressed as they are. */
const compressible = /\.(?:css|html|ico|js|json|md|sql|svg|txt|webmanifest|xml|yaml)$/;

/** Below this the headers of an answer weigh more than the body, bytes. */
const smallest = 512;

/**
 * Compressed copies of a file.
 *
 * @param file name, which says whether its kind shrinks
 * @param quality of brotli, 0–11; the highest takes ten times as long as 5 for a tenth less
 * @returns by their extension the copies that are smaller than the source
 */
export async function compress(file: string, source: Buffer, quality = 11): Promise<(readonly [string, Buffer])[]> {
  if (!compressible.test(file) || source.length < smallest) {
    return [];
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  const params = {[BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: source.length};
  const copies = [
    ['br', await brotli(source, {params})],
    ['gz', await gzip(source, {level: 9})],
  ] as const;
  return copies.filter(([, data]) => data.length < source.length);
}
