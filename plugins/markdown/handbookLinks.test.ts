import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {allSections} from '../../src/lib/sections';
import handbookLinks from './handbookLinks';

async function built(path: string, frontMatter = {}): Promise<string> {
  const file = new VFile({path, value: 'Text.', data: {frontMatter}});
  const options = {locale: 'en' as const, sections: allSections, day: '2025-12-15'};
  return String(await compile(file, {remarkPlugins: [[handbookLinks, options]]}));
}

it.each([
  ['/site/docs-report/intro.mdx', {}],
  ['/site/docs-data-sources/index.mdx', {}],
  ['/site/i18n/en/docusaurus-plugin-content-docs-internal/current/intro.mdx', {slug: '/'}],
])('%s offers the handbooks of all sections', async (path, frontMatter) => {
  const code = await built(path, frontMatter);
  expect(code).toContain('15 December 2025');
  expect(code).toContain('pathname:///yttra-handbook.zip');
  expect(code).toContain('id: "copy"');
  for (const {id} of allSections) {
    expect(code).toContain(`pathname:///en/${id}/yttra-${id}-en.pdf`);
    expect(code).toContain(`id: "${id}"`);
  }
  expect(code).toContain('pathname:///en/offline');
});

it.each([
  ['/site/docs-report/limits.mdx', {}],
  ['/site/docs-report/install/intro.mdx', {}],
  ['/site/docs-internal/intro.mdx', {}],
])('%s does not', async (path, frontMatter) => {
  expect(await built(path, frontMatter)).not.toMatch(/\.(?:pdf|zip)/);
});
