import {expect, it} from 'vitest';
import {readOptions} from './options';

it('measures the site itself, five loads each, when nothing is said', () =>
  expect(readOptions([])).toEqual({pages: [], search: false, loads: 5, lighthouse: true, check: false}));

it('reads numbers of pages', () =>
  expect(readOptions(['--pages', '40,400', '--no-lighthouse', '--check'])).toMatchObject({
    pages: [40, 400],
    lighthouse: false,
    check: true,
  }));

it.each([['--pages', '40,x'], ['--pages', '0'], ['--loads', '1.5'], ['--fast']])('refuses %s %s', (...args) =>
  expect(() => readOptions(args)).toThrow(),
);
