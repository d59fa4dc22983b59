import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {compress} from './compress';

const page = Buffer.from('<p>samma text</p>'.repeat(200));

describe('compress', () => {
  it('gives both encodings, smaller than the source and equal to it when unpacked', async () => {
    const copies = await compress('a.html', page);
    expect(copies.map(({extension}) => extension)).toEqual(['br', 'gz']);
    copies.forEach(({data}) => expect(data.length).toBeLessThan(page.length));
    expect(brotliDecompressSync(copies[0]!.data)).toEqual(page);
    expect(gunzipSync(copies[1]!.data)).toEqual(page);
  });

  it('does not keep a copy that is larger', async () => {
    const noise = Buffer.from(Array.from({length: 600}, (_, index) => (index * 7919 * (index + 13)) % 256));
    (await compress('a.txt', noise)).forEach(({data}) => expect(data.length).toBeLessThan(noise.length));
  });
});
