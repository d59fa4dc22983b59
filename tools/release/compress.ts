import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Extensions of files that shrink; pictures and fonts are compressed as they are. */
const compressible = /\.(?:css|html|ico|js|json|md|sql|svg|txt|webmanifest|xml|yaml)$/;

/** Below this the headers of an answer weigh more than the body, bytes. */
const smallest = 512;

interface Compressed {
  readonly extension: 'br' | 'gz';
  readonly data: Buffer;
}

/**
 * Compressed copies of a file.
 *
 * @param file name, which says whether its kind shrinks
 * @param quality of brotli, 0–11; the highest takes ten times as long as 5 for a tenth less
 * @returns the copies that are smaller than the source
 */
export async function compress(file: string, source: Buffer, quality = 11): Promise<Compressed[]> {
  if (!compressible.test(file) || source.length < smallest) {
    return [];
  }
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  const copies: Compressed[] = [
    {
      extension: 'br',
      data: await brotli(source, {params: {[BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: source.length}}),
    },
    {extension: 'gz', data: await gzip(source, {level: 9})},
  ];
  return copies.filter(({data}) => data.length < source.length);
}
