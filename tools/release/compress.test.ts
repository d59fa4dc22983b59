import {brotliCompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {compress, verify} from './compress';

const page = Buffer.from('<p>samma text</p>'.repeat(200));

describe('compress', () => {
  it('gives both encodings, smaller than the source and equal to it when unpacked', async () => {
    const copies = await compress('a.html', page);
    expect(copies.map(({extension}) => extension)).toEqual(['br', 'gz']);
    copies.forEach(({data}) => expect(data.length).toBeLessThan(page.length));
    expect(gunzipSync(copies[1]!.data)).toEqual(page);
  });

  it('refuses a copy that is not its source', () => {
    expect(() => verify('a.html', page, {extension: 'br', data: brotliCompressSync(Buffer.from('other'))})).toThrow(
      'a.html.br',
    );
  });
});
