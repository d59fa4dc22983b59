import {expect, it} from 'vitest';
import {linesOf} from '../fixture';

it('refuses Latin-1, and leaves binary files alone', async () => {
  const files = {'a.mdx': new Uint8Array([0x61, 0x0a, 0xe5, 0x0a]), 'b.png': new Uint8Array([0xff, 0x00])};
  expect(await linesOf('encoding', files)).toEqual(['a.mdx:2 The line is not UTF-8. → Save the file as UTF-8.']);
});
