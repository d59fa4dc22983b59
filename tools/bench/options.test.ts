import {expect, it} from 'vitest';
import {readOptions} from './options';

it('measures the site itself, five loads each, when nothing is said', () =>
  expect(readOptions([])).toEqual({search: false, loads: 5, lighthouse: true, check: false}));

it('reads what is to be left out and checked', () =>
  expect(readOptions(['--no-lighthouse', '--check'])).toMatchObject({lighthouse: false, check: true}));

it.each([['--loads', 'x'], ['--loads', '0'], ['--loads', '1.5'], ['--fast']])('refuses %s %s', (...args) =>
  expect(() => readOptions(args)).toThrow(),
);
