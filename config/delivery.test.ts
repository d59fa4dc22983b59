import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {chunkOf} from '../packages/lean-delivery';
import {delivery} from './delivery';

const root = path.resolve(__dirname, '..');
const inTheme = 'node_modules/@docusaurus/theme-classic/lib/theme';

it.each([
  ['src/edition/EditionProvider.tsx', 'doc'],
  [`${inTheme}/DocRoot/index.js`, 'doc'],
  [`${inTheme}/TOCItems/Tree.js`, 'doc'],
  ['node_modules/@docusaurus/theme-common/lib/hooks/useTOCHighlight.js', 'doc'],
  ['node_modules/@docusaurus/plugin-content-docs/lib/client/doc.js', 'doc'],
  [`${inTheme}/MDXContent/index.js`, 'text'],
  ['src/page/TextLayout.tsx', 'text'],
  ['packages/lean-delivery/client/ServedText.tsx', 'doc'],
  ['node_modules/@mdx-js/react/lib/index.js', 'text'],
  [`${inTheme}/DocCard/index.js`, undefined],
  ['src/theme/DocCategoryGeneratedIndexPage/index.tsx', undefined],
  ['src/home/ExampleSheet.tsx', undefined],
  ['docs-report/intro.mdx', undefined],
] as const)('the script of %s is %s', (file, expected) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(chunkOf(delivery.chunks, path.join(root, file))).toBe(expected);
});

it.each(Object.values(delivery.stylesheets).flat())('%s exists', (file) =>
  expect(existsSync(path.join(root, file))).toBe(true),
);
