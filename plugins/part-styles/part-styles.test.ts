import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {classesOf, parts, readSheets, withSheets} from './index';
import {themeSheets} from './themeSheets';

it.each(Object.values(parts).flat())('src/%s.css exists', (file) =>
  expect(existsSync(path.resolve(__dirname, '../../src', `${file}.css`))).toBe(true));

it('reads the classes of selectors, not what looks like one in a value or a comment', () =>
  expect([...classesOf('/* see x.css */.a:hover>.b-c{background:url(x.png)}@media (min-width:1.5rem){.d_e .f{margin:.5rem}}')]).toEqual(['a', 'b-c', 'd_e', 'f']));

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

it('finds the theme\'s sheets as its modules ask for them', () => {
  const {include, resolve} = themeSheets(path.resolve(__dirname, '../..'));
  expect(Object.values(resolve.alias).every((file) => existsSync(file))).toBe(true);
  for (const [module, request] of [['theme/Layout/index.js', './styles.module.css'], ['nprogress.js', './nprogress.css']] as const) {
    expect(Object.keys(resolve.alias)).toContain(`${request}$`);
    expect(readFileSync(path.join(include, module), 'utf8')).toContain(`'${request}'`);
  }
});

describe('a finished build', () => {
  const siteDir = path.resolve(__dirname, '../..');
  let outDir: string;
  const sheets = (baseUrl: string) => readSheets(outDir, baseUrl, siteDir);
  const write = (name: string, css: string) => writeFileSync(path.join(outDir, 'assets/css', name), css);

  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'part-styles-'));
    mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
    write('styles.1.css', '.button{}');
    Object.keys(parts).forEach((part) => write(`part-${part}.1.css`, `.${part}{}.${part} .button{}`));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  it('has a sheet for each part, with the classes that are its own', () => {
    expect(sheets('/en/').map(({address, classes}) => [address, ...classes])).toEqual(
      Object.keys(parts).map((part) => [`/en/assets/css/part-${part}.1.css`, part]));
  });

  it('has none for a part that no page shows', () => {
    rmSync(path.join(outDir, 'assets/css/part-home.1.css'));
    expect(sheets('/').map(({address}) => address)).not.toContain('/assets/css/part-home.1.css');
    expect(sheets('/')).toHaveLength(Object.keys(parts).length - 1);
  });

  it.each(Object.keys(parts))('with the styles of %s in the sheet of every page fails', (part) => {
    const css = parts[part]!.map((file) => readFileSync(path.join(siteDir, 'src', `${file}.css`), 'utf8')).join('');
    rmSync(path.join(outDir, `assets/css/part-${part}.1.css`));
    // The bundler gives the classes of modules longer names.
    write('styles.1.css', parts[part]![0]!.endsWith('.module') ? css.replace(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, '.$1_aB3x') : css);
    expect(() => sheets('/')).toThrow(`${parts[part]!.join(', ')} (.css) are in the sheet of every page`);
  });

  it('with rules of the theme fails', () => {
    write('styles.1.css', '.toggle_a{background:var(--ifm-color-emphasis-200)}');
    expect(() => sheets('/')).toThrow('rules of the classic theme');
  });
});
