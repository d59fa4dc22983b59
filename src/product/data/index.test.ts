import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = __dirname;
const reachableFromPages = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'validate.ts',
);

/** Import lines that survive compilation (types are erased). */
function runtimeImports(source: string): string[] {
  return source.split('\n').filter((line) => /^(import|export) (?!type)/.test(line) && line.includes(' from '));
}

describe('src/product/data as a page imports it', () => {
  it.each(reachableFromPages)('%s brings no validation along', (name) => {
    const imports = runtimeImports(readFileSync(path.join(folder, name), 'utf8'));
    expect(imports.filter((line) => /zod|schemas|rules|validate/.test(line))).toEqual([]);
  });

  it('imports nothing outside its folder', () => {
    const outside = reachableFromPages.flatMap((name) =>
      runtimeImports(readFileSync(path.join(folder, name), 'utf8')).filter((line) => !/from '\.\/[\w/.-]+'/.test(line)),
    );
    expect(outside).toEqual([]);
  });
});
