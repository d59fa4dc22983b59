import {describe, expect, it} from 'vitest';
import {blockingOf, kindOf, weightOf} from './load';

it.each([
  ['http://localhost/report/intro', 'html'],
  ['/', 'html'],
  ['/assets/js/main.1.js', 'js'],
  ['/assets/css/styles.1.css', 'css'],
  ['/fonts/a.woff2', 'fonts'],
  ['/img/logo.svg', 'other'],
])('%s is of the kind %s', (url, kind) => expect(kindOf(url)).toBe(kind));

describe('weight', () => {
  const at = (name: string, start: number) => ({name: `http://localhost${name}`, start, bytes: 10});
  const sent = (file: string, ahead: boolean) => ({file, bytes: 10, ahead});

  it('is what was asked for until the page was hydrated', () =>
    expect(weightOf([at('/', 0), at('/a.js', 5), at('/b.js', 20)], 10, [])).toEqual({
      html: 10,
      js: 10,
      css: 0,
      fonts: 0,
      other: 0,
      requests: 2,
    }));

  it('counts a file once', () =>
    expect(weightOf([at('/a.js', 1), at('/a.js', 5)], 10, [])).toMatchObject({js: 10, requests: 1}));

  it('leaves out what was asked for in advance, unless the page needed it too', () => {
    const all = [at('/', 0), at('/next.js', 5), at('/both.js', 5)];
    const log = [sent('next.js', true), sent('both.js', true), sent('both.js', false)];
    expect(weightOf(all, 10, log)).toMatchObject({js: 10, requests: 2});
  });
});

it('counts of each task after the first paint what is beyond 50 ms', () =>
  expect(
    blockingOf(
      [
        {start: 1, duration: 500},
        {start: 20, duration: 60},
        {start: 30, duration: 51},
        {start: 40, duration: 50},
      ],
      10,
    ),
  ).toBe(11));
