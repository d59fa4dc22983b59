import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../scratch-folder';
import {assertMet, type MeasureContext} from '../measure';
import {classesOf, readStylesheets, stylesheets, withStylesheets} from './index';
import {themeStylesheets} from './theme';

it('reads the classes of selectors, not what looks like one in a value or a comment', () =>
  expect([
    ...classesOf('/* see x.css */.a:hover>.b-c{background:url(x.png)}@media (min-width:1.5rem){.d_e .f{margin:.5rem}}'),
  ]).toEqual(['a', 'b-c', 'd_e', 'f']));

describe('the stylesheets of a page', () => {
  const part = (name: string, css: string) => ({address: `/${name}.css`, css, classes: new Set([name])});
  const general = {address: '/styles.css', css: 'p{}'};
  const parts = [part('figure', '.figure{content:"$&"}'), part('hero', '.hero{}')];
  const link = '<link rel=stylesheet href=/styles.css>';
  const style = ({address, css}: {address: string; css: string}) => `<style data-href=${address}>${css}</style>`;

  it.each([
    ['<p class=figure>', parts[0]!],
    ['<p class="a figure b">', parts[0]!],
    ['<p class=hero><p class=figure>', ...parts],
    ['<p class=figures>hero figure'],
  ])('with %s', (body, ...wanted) =>
    expect(withStylesheets(link + body, {general, parts})).toBe([general, ...wanted].map(style).join('') + body),
  );

  it('need the general one', () =>
    expect(() => withStylesheets('<p class=figure>', {general, parts})).toThrow('does not ask for /styles.css'));
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
  const {dir: siteDir, write} = scratchFolder();
  const read = (baseUrl: string) => readStylesheets(siteDir, baseUrl, siteDir, parts);

  beforeEach(() => {
    write('src/home.css', '.hero{}');
    write('src/figure.module.css', '.figure{}');
    write('src/legend.css', '.legend{}');
    write('assets/css/styles.1.css', '.button{}');
    Object.keys(parts).forEach((part) => write(`assets/css/part-${part}.1.css`, `.${part}{}.${part} .button{}`));
  });

  it('has a stylesheet for each part, with the classes that are its own', () =>
    expect(read('/en/').parts.map(({address, classes}) => [address, ...classes])).toEqual(
      Object.keys(parts).map((part) => [`/en/assets/css/part-${part}.1.css`, part]),
    ));

  it('without a general stylesheet fails', () => {
    rmSync(path.join(siteDir, 'assets/css/styles.1.css'));
    expect(() => read('/')).toThrow('no assets/css/styles.*.css');
  });

  it('with a stylesheet that would end itself in a page fails', () => {
    write('assets/css/part-home.1.css', '.home{content:"</style>"}');
    expect(() => read('/')).toThrow('part-home.1.css holds "</style"');
  });

  it('with the styles of a part in the general stylesheet fails', () => {
    rmSync(path.join(siteDir, 'assets/css/part-figures.1.css'));
    // The bundler gives the classes of modules longer names.
    write('assets/css/styles.1.css', '.button{}.figure_aB3x{}.legend{}');
    expect(() => read('/')).toThrow('src/figure.module.css, src/legend.css are in the stylesheet of every page');
  });
});
