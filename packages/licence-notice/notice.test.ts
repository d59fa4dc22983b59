import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {copiedLicences, licenceOf, shippedPackages} from './index';

const {dir, write} = scratchFolder();

it('names the package of each file, once', () => {
  const files = ['b/1.js', 'b/2.js', '@docusaurus/core/lib/App.js', 'a/node_modules/b/x.css'];
  expect(shippedPackages(['/s/src/theme/Layout/index.tsx', ...files.map((file) => `/n/node_modules/${file}`)])).toEqual(
    ['@docusaurus/core', 'a/node_modules/b', 'b'].map((name) => `/n/node_modules/${name}`),
  );
});

it.each([
  ['text of the licence file', {license: 'MIT'}, /^=+\na 1\.0\.0 \(MIT\)\n=+\n\nCopyright A\n$/],
  ['words of the manifest without a file', {license: 'ISC', author: {name: 'B'}}, /\n\nLicence: ISC\. B\n/],
])('gives the %s', (_, manifest, licence) => {
  write('a/package.json', JSON.stringify({name: 'a', version: '1.0.0', ...manifest}));
  if (manifest.license === 'MIT') write('a/LICENSE.md', 'Copyright A\n');
  expect(licenceOf(path.join(dir, 'a'))).toMatch(licence);
});

it('refuses a package without any', () => {
  write('a/package.json', '{"name": "a"}');
  expect(() => licenceOf(path.join(dir, 'a'))).toThrow('ships to readers without a licence');
});

it('finds the licences of copied files, once for all languages', () => {
  ['fonts', 'sv/fonts', 'en/fonts'].forEach((folder) => write(`${folder}/LICENSE-Some Font.txt`, 'Copyright F\n'));
  expect(copiedLicences(dir, ['sv', 'en'])).toEqual([expect.stringMatching(/^=+\nSome Font\n=+\n\nCopyright F\n$/)]);
});
