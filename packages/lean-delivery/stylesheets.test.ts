import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {classesOf, readStylesheets, withStylesheets} from './stylesheets';

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

describe('a finished build', () => {
  const {dir, write} = scratchFolder();
  const parts = ['home', 'figures'];
  const read = (baseUrl: string) => readStylesheets(dir, baseUrl, parts);
  beforeEach(() => {
    parts.forEach((part) => write(`assets/css/part-${part}.1.css`, `.${part}{}.${part} .button{}`));
  });

  it('has a stylesheet for each part, with the classes that are its own', () => {
    write('assets/css/styles.1.css', '.button{}');
    expect(read('/en/').parts.map(({address, classes}) => [address, ...classes])).toEqual(
      parts.map((part) => [`/en/assets/css/part-${part}.1.css`, part]),
    );
  });

  it('without a general stylesheet fails', () => expect(() => read('/')).toThrow('no assets/css/styles.*.css'));

  it('with a stylesheet that would end itself in a page fails', () => {
    write('assets/css/styles.1.css', 'a{content:"</style>"}');
    expect(() => read('/')).toThrow('styles.1.css holds "</style"');
  });
});
