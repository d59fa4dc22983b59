import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {palettePng} from './png';

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

describe('palettePng', () => {
  const png = palettePng(Uint8Array.from([red, red, blue, red, blue, blue, red, blue, blue].flat()), 3, 3)!;
  const dataOf = (type: string) => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };

  it('states its size', () => {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 3]);
  });

  it('holds each colour once, and every pixel by its number', () => {
    expect([...dataOf('PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
    expect([...inflateSync(dataOf('IDAT'))]).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1]);
  });

  it('leaves a picture of many colours to another', () => {
    const colours = Array.from({length: 300}, (_, index) => [index % 256, Math.floor(index / 256), 255, 255]);
    const pixels = Uint8Array.from(colours.flat());
    expect(palettePng(pixels, 300, 1)).toBeUndefined();
  });
});
