import {compile} from '@mdx-js/mdx';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writerComponents} from '../../src/components';
import {writerComponentNames} from '../../src/components/names';
import componentImports from './index';

async function imports(source: string): Promise<string[]> {
  const code = String(await compile(source, {remarkPlugins: [componentImports]}));
  return [...code.matchAll(/^import (\w+) from ['"]@site\/src\/components\/(\w+)['"]/gm)].map(([, name, folder]) => `${name} ${folder}`);
}

describe('imports of a page', () => {
  it('are those of the components it uses, each once, in running text too', async () => {
    expect(await imports('Tryck <Key combo="F9" /> och <Key combo="F5" />.\n\n<Steps><Step>Ett</Step></Steps>')).toEqual(['Key Key', 'Step Step', 'Steps Steps']);
  });

  it('leave elements and unknown names alone', async () => {
    expect(await imports('<details>Mer</details> <Kye combo="F9" />')).toEqual([]);
  });
});

it('every component has its folder and is known to tools', () => {
  expect(Object.keys(writerComponents)).toEqual([...writerComponentNames]);
  for (const name of writerComponentNames) {
    expect(existsSync(path.resolve(__dirname, '../../src/components', name, 'index.tsx')), name).toBe(true);
  }
});
