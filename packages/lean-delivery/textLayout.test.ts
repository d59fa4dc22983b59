import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import textLayout from './textLayout';

it('puts a text into its layout', async () => {
  const code = String(await compile('Text.', {remarkPlugins: [[textLayout, {layout: '@site/src/Layout'}]]}));
  expect(code).toMatch(/import MDXLayout from ["']@site\/src\/Layout["']/);
  expect(code).toContain('_jsx(MDXLayout');
});
