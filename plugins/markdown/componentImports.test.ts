import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import componentImports from './componentImports';

async function imports(source: string): Promise<string[]> {
  const code = String(await compile(source, {remarkPlugins: [componentImports]}));
  return [...code.matchAll(/^import (\w+) from ['"]@site\/src\/components\/writer\/(\w+)['"]/gm)].map(
    ([, name, folder]) => `${name} ${folder}`,
  );
}

describe('imports of a page', () => {
  it('are those of the components it uses, each once, in running text too', async () => {
    expect(
      await imports('Tryck <Key combo="F9" /> och <Key combo="F5" />.\n\n<Steps><Step>Ett</Step></Steps>'),
    ).toEqual(['Key Key', 'Step Step', 'Steps Steps']);
  });

  it('leave elements and unknown names alone', async () => {
    expect(await imports('<details>Mer</details> <Kye combo="F9" />')).toEqual([]);
  });
});
