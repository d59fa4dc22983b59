import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const original = path.resolve(__dirname, '../../node_modules/@docusaurus/theme-classic/src/theme');

function componentNames(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/(\/index)?\.tsx$/, ''),
    );
}

/** Names of our components that stand in the place of one of the theme's, as `DocItem/Footer`. */
function overrides(): string[] {
  const originals = new Set(componentNames(original));
  return componentNames(__dirname).filter((name) => originals.has(name));
}

/** What is wrong between the overrides and the index of them, in words. */
function mismatches(names: readonly string[], index: string): string[] {
  const rows = [...index.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
  return [
    ...names.filter((name) => !rows.includes(name)).map((name) => `src/theme/README.md: add a row for ${name}`),
    ...rows
      .filter((name) => !names.includes(name))
      .map((name) => `src/theme/README.md: ${name} is not an override, remove its row`),
  ];
}

describe('index of the overrides', () => {
  it('has one row for each', () => {
    expect(mismatches(overrides(), readFileSync(path.join(__dirname, 'README.md'), 'utf8'))).toEqual([]);
  });

  it('would miss a new one and an old one', () => {
    expect(mismatches(['Logo', 'Tabs'], '| `Logo` | eject |\n| `Gone` | wrap |')).toEqual([
      'src/theme/README.md: add a row for Tabs',
      'src/theme/README.md: Gone is not an override, remove its row',
    ]);
  });
});
