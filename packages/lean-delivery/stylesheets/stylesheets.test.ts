import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {assertMet, type MeasureContext} from '../measure';
import {classesOf, readStylesheets, stylesheets, withStylesheets} from './index';
import {themeStylesheets} from './theme';

it('reads the classes of selectors, not what looks like one in a value or a comment', () =>
  expect([
    ...classesOf('/* see x.css */.a:hover>.b-c{background:url(x.png)}@media (min-width:1.5rem){.d_e .f{margin:.5rem}}'),
  ]).toEqual(['a', 'b-c', 'd_e', 'f']));

describe('the stylesheets of a page', () => {
  const built = [
    {address: '/figures.css', classes: new Set(['figure'])},
    {address: '/home.css', classes: new Set(['hero'])},
  ];
  const general = '<link rel=stylesheet href=/styles.css>';

  it.each([
    ['<p class=figure>', '/figures.css'],
    ['<p class="a figure b">', '/figures.css'],
    ['<p class=hero><p class=figure>', '/figures.css', '/home.css'],
    ['<p class=figures>hero figure'],
  ])('with %s', (body, ...wanted) =>
    expect(withStylesheets(general + body, built)).toBe(
      general + wanted.map((address) => `<link rel=stylesheet href=${address}>`).join('') + body,
    ),
  );

  it('need the general one', () => expect(() => withStylesheets('<p class=figure>', built)).toThrow('no stylesheet'));
});

it("finds the theme's stylesheets as its modules ask for them", () => {
  const {include, resolve} = themeStylesheets(path.resolve(__dirname, '../../..'), 'ours.css');
  const [theme, errorBoundary] = include as [string, string];
  for (const [module, request] of [
    [path.join(theme, 'theme/Layout/index.js'), './styles.module.css'],
    [path.join(theme, 'nprogress.js'), './nprogress.css'],
    [errorBoundary, './errorBoundaryUtils.module.css'],
  ] as const) {
    expect(Object.keys(resolve.alias)).toContain(`${request}$`);
    expect(readFileSync(module, 'utf8')).toContain(`'${request}'`);
  }
});

it('a stylesheet of the theme in the client fails the build', () => {
  const met = (file: string) => assertMet('stylesheets', stylesheets.expectations!({} as MeasureContext), [file]);
  expect(() => met('/site/src/css/theme.module.css')).not.toThrow();
  expect(() => met('/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/styles.module.css')).toThrow(
    'stylesheets of the classic theme are replaced',
  );
});

describe('a finished build', () => {
  const parts = {home: ['src/home.css'], figures: ['src/figure.module.css', 'src/legend.css']};
  let siteDir: string;
  const read = (baseUrl: string) => readStylesheets(siteDir, baseUrl, siteDir, parts);
  const write = (name: string, css: string) => {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), css);
  };

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'stylesheets-'));
    write('src/home.css', '.hero{}');
    write('src/figure.module.css', '.figure{}');
    write('src/legend.css', '.legend{}');
    write('assets/css/styles.1.css', '.button{}');
    Object.keys(parts).forEach((part) => write(`assets/css/part-${part}.1.css`, `.${part}{}.${part} .button{}`));
  });
  afterEach(() => rmSync(siteDir, {recursive: true}));

  it('has a stylesheet for each part, with the classes that are its own', () =>
    expect(read('/en/').map(({address, classes}) => [address, ...classes])).toEqual(
      Object.keys(parts).map((part) => [`/en/assets/css/part-${part}.1.css`, part]),
    ));

  it('has none for a part that no page shows', () => {
    rmSync(path.join(siteDir, 'assets/css/part-home.1.css'));
    expect(read('/').map(({address}) => address)).toEqual(['/assets/css/part-figures.1.css']);
  });

  it('with the styles of a part in the general stylesheet fails', () => {
    rmSync(path.join(siteDir, 'assets/css/part-figures.1.css'));
    // The bundler gives the classes of modules longer names.
    write('assets/css/styles.1.css', '.button{}.figure_aB3x{}.legend{}');
    expect(() => read('/')).toThrow('src/figure.module.css, src/legend.css are in the stylesheet of every page');
  });
});
