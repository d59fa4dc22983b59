import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {laterText} from './textPlugins';

const compiled = async (text: string) => String(await compile(text, {rehypePlugins: [laterText]}));
const long = 'word '.repeat(200);

it('puts what stands below the first sections into LaterText', async () => {
  const code = await compiled(`${long}\n\n## First\n\nText.\n\n## Second\n\nText.`);
  const [before, later] = code.split('_jsxs(LaterText');
  expect(before).not.toContain('First');
  expect(later).toContain('First');
  expect(later).toContain('Second');
});

it('leaves a short text whole, and one without sections', async () => {
  expect(await compiled('Text.\n\n## First\n\nText.')).not.toContain('LaterText');
  expect(await compiled(long)).not.toContain('LaterText');
});
