import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import markdownLinks from './markdownLinks';

it('names file, line and target of a link that was not resolved, and says nothing of addresses and of files elsewhere', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const urls = ['./nope.md#part', '/report/intro', 'https://example.com/README.md'];
  const children = urls.map((url) => ({type: 'link' as const, url, position, children: []}));
  const root: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  const transform = (markdownLinks as unknown as () => (root: Root, file: VFile) => void)();
  transform(root, new VFile({path: `${process.cwd()}/docs-report/intro.mdx`}));
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('docs-report/intro.mdx:7  broken markdown link to "./nope.md#part"')],
  ]);
});
