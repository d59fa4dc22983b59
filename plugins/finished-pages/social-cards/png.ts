import {constants, crc32, deflateSync} from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Width, height, then: 8 bits a pixel, colours from a palette, and the format's only methods. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function isLikeRowBefore(pixels: Uint8Array, row: number, width: number): boolean {
  const [before, begin, end] = [row - 1, row, row + 1].map((number) => number * width * 4) as [number, number, number];
  return row > 0 && Buffer.compare(pixels.subarray(before, begin), pixels.subarray(begin, end)) === 0;
}

/**
 * Writes an opaque picture of few colours as a PNG with a palette: without loss, and a third of
 * what the renderer writes, which spends four bytes on every pixel.
 *
 * @param pixels red, green, blue and opacity, a byte each, row by row
 * @returns undefined when the picture has more than 256 colours
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer | undefined {
  const palette = new Map<number, number>();
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  // Each row begins with the number of its filter: 0, none, which is best for flat colours.
  const stride = width + 1;
  const rows = new Uint8Array(height * stride);
  let colour = -1;
  let index = 0;
  for (let row = 0; row < height; row += 1) {
    const [start, first] = [row * stride + 1, row * width];
    if (isLikeRowBefore(pixels, row, width)) {
      rows.copyWithin(start, start - stride, start - 1);
      continue;
    }
    for (let column = 0; column < width; column += 1) {
      const next = values[first + column]!;
      // Most pixels are like the one before.
      if (next !== colour) {
        colour = next;
        index = palette.get(colour) ?? palette.size;
        palette.set(colour, index);
      }
      rows[start + column] = index;
    }
  }
  if (palette.size > mostColours) {
    return undefined;
  }
  const colours = Buffer.from(
    [...palette.keys()].flatMap((known) => [known & 255, (known >> 8) & 255, (known >> 16) & 255]),
  );
  const packed = deflateSync(rows, {level: constants.Z_DEFAULT_COMPRESSION});
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', colours),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
