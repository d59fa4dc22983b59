import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {classesOf, parts, readSheets, withSheets} from './index';

it.each(Object.values(parts).flat())('src/%s.css exists', (file) =>
  expect(existsSync(path.resolve(__dirname, '../../src', `${file}.css`))).toBe(true));

it('reads the classes of selectors, not what looks like one in a value', () =>
  expect([...classesOf('.a:hover>.b-c{background:url(x.png)}@media (min-width:1.5rem){.d_e .f{margin:.5rem}}')]).toEqual(['a', 'b-c', 'd_e', 'f']));

describe('the sheets of a page', () => {
  const sheets = [{address: '/figures.css', classes: new Set(['figure'])}, {address: '/home.css', classes: new Set(['hero'])}];
  const general = '<link rel=stylesheet href=/styles.css>';

  it.each([
    ['<p class=figure>', '/figures.css'],
    ['<p class="a figure b">', '/figures.css'],
    ['<p class=hero><p class=figure>', '/figures.css', '/home.css'],
    ['<p class=figures>hero figure'],
  ])('with %s', (body, ...wanted) =>
    expect(withSheets(general + body, sheets)).toBe(general + wanted.map((address) => `<link rel=stylesheet href=${address}>`).join('') + body));

  it('need the general one', () => expect(() => withSheets('<p class=figure>', sheets)).toThrow('no style sheet'));
});

describe('a finished build', () => {
  let outDir: string;
  const write = (name: string, css: string) => writeFileSync(path.join(outDir, 'assets/css', name), css);

  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'part-styles-'));
    mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
    write('styles.1.css', '.button{}');
    Object.keys(parts).forEach((part) => write(`part-${part}.1.css`, `.${part}{}.${part} .button{}`));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  it('has a sheet for each part, with the classes that are its own', () => {
    expect(readSheets(outDir, '/en/').map(({address, classes}) => [address, ...classes])).toEqual(
      Object.keys(parts).map((part) => [`/en/assets/css/part-${part}.1.css`, part]));
  });

  it('that lacks one fails', () => {
    rmSync(path.join(outDir, 'assets/css/part-home.1.css'));
    expect(() => readSheets(outDir, '/')).toThrow('no sheet for css/home');
  });
});
