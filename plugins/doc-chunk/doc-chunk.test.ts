import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isDocLayout} from './index';

const root = path.resolve(__dirname, '../..');
const inTheme = 'node_modules/@docusaurus/theme-classic/lib/theme';

it.each([
  ['src/edition/EditionProvider.tsx', true],
  [`${inTheme}/DocRoot/index.js`, true],
  [`${inTheme}/TOCItems/Tree.js`, true],
  ['node_modules/@docusaurus/theme-common/lib/hooks/useTOCHighlight.js', true],
  ['node_modules/@docusaurus/plugin-content-docs/lib/client/doc.js', true],
  ['node_modules/@mdx-js/react/lib/index.js', true],
  [`${inTheme}/DocCard/index.js`, false],
  ['src/theme/DocCategoryGeneratedIndexPage/index.tsx', false],
  ['src/home/ExampleSheet.tsx', false],
  ['docs-report/intro.mdx', false],
] as const)('%s: %s', (file, expected) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(isDocLayout(path.join(root, file))).toBe(expected);
});
