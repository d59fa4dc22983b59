import logger from '@docusaurus/logger';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, it, vi} from 'vitest';
import {VFile} from 'vfile';
import {allSections} from '../../src/lib/sections';
import {handbookLinks, markdownLinks} from './links';

it.each([
  ['docs-report/intro.mdx', {}, true],
  ['docs-data-sources/index.mdx', {}, true],
  ['i18n/en/docusaurus-plugin-content-docs-internal/current/intro.mdx', {slug: '/'}, true],
  ['docs-report/limits.mdx', {}, false],
  ['docs-report/install/intro.mdx', {}, false],
  ['docs-internal/intro.mdx', {}, false],
])('%s, %o, offers the handbooks of all sections: %s', async (path, frontMatter, isOffered) => {
  const file = new VFile({path: `/site/${path}`, value: 'Text.', data: {frontMatter}});
  const options = {locale: 'en' as const, sections: allSections, day: '2025-12-15'};
  const code = String(await compile(file, {remarkPlugins: [[handbookLinks, options]]}));
  const offers = allSections.flatMap(({id}) => [`pathname:///en/${id}/yttra-${id}-en.pdf`, `id: "${id}"`]);
  for (const part of [...offers, '15 December 2025', 'pathname:///yttra-handbook.zip', 'pathname:///en/offline']) {
    expect(code.includes(part), part).toBe(isOffered);
  }
});

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
