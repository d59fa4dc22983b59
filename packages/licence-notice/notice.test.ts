import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {copiedLicences, licenceOf, shippedPackages} from './index';

describe('the package of a file', () => {
  it.each([
    ['/s/node_modules/react/index.js', ['/s/node_modules/react']],
    ['/s/node_modules/@docusaurus/core/lib/client/App.js', ['/s/node_modules/@docusaurus/core']],
    ['/s/node_modules/a/node_modules/b/x.css', ['/s/node_modules/a/node_modules/b']],
    ['/s/src/theme/Layout/index.tsx', []],
  ])('%s', (file, folders) => expect(shippedPackages([file])).toEqual(folders));
});

it('names each package once', () => {
  const files = ['/n/node_modules/b/1.js', '/n/node_modules/b/2.js', '/n/node_modules/a/x.js'];
  expect(shippedPackages(files)).toEqual(['/n/node_modules/a', '/n/node_modules/b']);
});

describe('the licence of a package', () => {
  let dir: string;
  const add = (name: string, manifest: object, licence?: string) => {
    const folder = path.join(dir, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version: '1.0.0', ...manifest}));
    if (licence) {
      writeFileSync(path.join(folder, 'LICENSE.md'), licence);
    }
    return folder;
  };
  beforeAll(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'notice-'));
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('is the text of the licence file', () =>
    expect(licenceOf(add('a', {license: 'MIT'}, 'Copyright A\n'))).toMatch(
      /^=+\na 1\.0\.0 \(MIT\)\n=+\n\nCopyright A\n$/,
    ));

  it('is what the manifest says when there is no file', () =>
    expect(licenceOf(add('b', {license: 'ISC', author: {name: 'B'}}))).toContain('\n\nLicence: ISC. B\n'));

  it('refuses a package without any', () => {
    expect(() => licenceOf(add('c', {}))).toThrow('ships to readers without a licence');
  });
});

it('finds the licences of copied files, once for all languages', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'copied-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  for (const folder of ['fonts', 'sv/fonts', 'en/fonts']) {
    mkdirSync(path.join(outDir, folder), {recursive: true});
    writeFileSync(path.join(outDir, folder, 'LICENSE-Some Font.txt'), 'Copyright F\n');
  }
  const [only, ...more] = copiedLicences(outDir, ['sv', 'en']);
  expect(only).toMatch(/^=+\nSome Font\n=+\n\nCopyright F\n$/);
  expect(more).toEqual([]);
});
