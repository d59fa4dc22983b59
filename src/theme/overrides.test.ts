import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** `DocItem/Footer` for each component of a folder. */
const componentNames = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx$/, ''));

it('the index of the overrides has one row for each of our components that stands in the place of one of the theme’s', () => {
  const originals = componentNames(path.resolve(__dirname, '../../node_modules/@docusaurus/theme-classic/src/theme'));
  const overrides = componentNames(__dirname).filter((name) => originals.includes(name));
  const rows = readFileSync(path.join(__dirname, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm);
  expect([...rows].map(([, name]) => name).sort(), 'src/theme/README.md').toEqual(overrides.sort());
});
