import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {allSections} from '../../src/lib/sections';
import handbookLinks from './handbookLinks';

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
