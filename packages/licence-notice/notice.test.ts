import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {copiedLicences} from './index';
import {readLicence} from './licence';

const {dir, write} = scratchFolder();

describe('readLicence', () => {
  const add = (name: string, manifest: object, licence?: string) => {
    write(`${name}/package.json`, JSON.stringify({name, version: '1.0.0', ...manifest}));
    if (licence) {
      write(`${name}/LICENSE.md`, licence);
    }
    return path.join(dir, name);
  };

  it('takes the text of the licence file', () => {
    expect(readLicence(add('a', {license: 'MIT'}, 'Copyright A\n'))).toEqual({
      name: 'a',
      version: '1.0.0',
      licence: 'MIT',
      text: 'Copyright A',
    });
  });

  it('says what the manifest says when there is no file', () => {
    expect(readLicence(add('b', {license: 'ISC', author: {name: 'B'}})).text).toBe('Licence: ISC. B');
  });

  it('refuses a package without any licence', () => {
    expect(() => readLicence(add('c', {}))).toThrow('ships to readers without a licence');
  });
});

it('finds the licences of copied files, once for all languages', () => {
  for (const folder of ['fonts', 'sv/fonts', 'en/fonts']) {
    write(`${folder}/LICENSE-Some Font.txt`, 'Copyright F\n');
  }
  const [only, ...more] = copiedLicences(dir, ['sv', 'en']);
  expect(only).toMatch(/^=+\nSome Font\n=+\n\nCopyright F\n$/);
  expect(more).toEqual([]);
});
