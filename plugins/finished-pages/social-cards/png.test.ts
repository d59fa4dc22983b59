import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {PalettePicture} from './png';

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const pixels = (...colours: readonly (readonly number[])[]) => Uint8Array.from(colours.flat());

function read(png: Buffer) {
  const dataOf = (type: string) => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  return {
    size: [png.readUInt32BE(16), png.readUInt32BE(20)],
    palette: [...dataOf('PLTE')],
    rows: [...inflateSync(dataOf('IDAT'))],
  };
}

const picture = PalettePicture.of(pixels(red, red, blue, red, blue, blue, red, blue, blue), 3);

describe('a picture with a palette', () => {
  it('states its size, and holds each colour once', () => {
    expect(read(picture.png())).toMatchObject({size: [3, 3], palette: [255, 0, 0, 0, 0, 255]});
  });

  it('holds of every pixel what its number adds to the one above', () => {
    expect(read(picture.png()).rows).toEqual([2, 0, 0, 1, 2, 0, 1, 0, 2, 0, 0, 0]);
  });

  it('takes another one on it, and stays as it was', () => {
    const green = [0, 255, 0, 255];
    const ground = PalettePicture.of(pixels(...Array<number[]>(12).fill(red)), 3);
    const whole = pixels(...Array<number[]>(4).fill(red), green, ...Array<number[]>(7).fill(red));
    const part = {left: 1, top: 0, width: 2, height: 3};
    const before = ground.png();
    expect(ground.with(pixels(red, red, green, red, red, red), part).png()).toEqual(PalettePicture.of(whole, 3).png());
    expect(ground.png()).toEqual(before);
  });

  it('gives a colour too many the nearest', () => {
    const blues = Array.from({length: 256}, (_, number) => [number, 0, 255, 255]);
    const {palette, rows} = read(PalettePicture.of(pixels(...blues, [7, 1, 255, 255]), 257).png());
    expect(palette).toHaveLength(3 * 256);
    expect(rows.at(-1)).toBe(7);
  });
});
