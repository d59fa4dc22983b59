import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readLicence} from './licence';
import {packageFolder, shippedPackages} from './packages';

describe('packageFolder', () => {
  it.each([
    ['/s/node_modules/react/index.js', '/s/node_modules/react'],
    ['javascript/esm|/s/node_modules/@docusaurus/core/lib/client/App.js', '/s/node_modules/@docusaurus/core'],
    ['/s/node_modules/css-loader/index.js!/s/node_modules/a/node_modules/b/x.css?query', '/s/node_modules/a/node_modules/b'],
    ['/s/node_modules/css-loader/index.js!/s/src/css/index.css', undefined],
    ['/s/src/theme/Layout/index.tsx', undefined],
  ])('%s', (identifier, folder) => expect(packageFolder(identifier)).toBe(folder));
});

it('finds packages inside concatenated modules, each once', () => {
  const modules = [{modules: [{identifier: '/n/node_modules/b/1.js'}, {identifier: '/n/node_modules/b/2.js'}]}, {identifier: '/n/node_modules/a/x.js'}];
  expect(shippedPackages(modules)).toEqual(['/n/node_modules/a', '/n/node_modules/b']);
});

describe('readLicence', () => {
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

  it('takes the text of the licence file', () => {
    expect(readLicence(add('a', {license: 'MIT'}, 'Copyright A\n'))).toEqual({name: 'a', version: '1.0.0', licence: 'MIT', text: 'Copyright A'});
  });

  it('says what the manifest says when there is no file', () => {
    expect(readLicence(add('b', {license: 'ISC', author: {name: 'B'}})).text).toBe('Licence: ISC. B');
  });

  it('refuses a package without any licence', () => {
    expect(() => readLicence(add('c', {}))).toThrow('ships to readers without a licence');
  });
});
