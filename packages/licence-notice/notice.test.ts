import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {copiedLicences} from './index';
import {readLicence} from './licence';

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
