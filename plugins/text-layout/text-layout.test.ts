import {compile} from '@mdx-js/mdx';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import textLayout from './index';

it('puts a text into its layout', async () => {
  const code = String(await compile('Text.', {remarkPlugins: [textLayout]}));
  expect(code).toMatch(/import MDXLayout from ["']@site\/src\/text\/TextLayout["']/);
  expect(code).toContain('_jsx(MDXLayout');
});

it('which exists', () => expect(existsSync(path.resolve(__dirname, '../../src/text/TextLayout.tsx'))).toBe(true));
