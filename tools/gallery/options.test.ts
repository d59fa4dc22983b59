import {expect, it} from 'vitest';
import {kinds} from './kinds';
import {readOptions} from './options';

it('is everything when nothing is chosen', () => {
  const options = readOptions([]);
  expect(options.kinds).toEqual(kinds);
  expect(options.languages).toEqual(['sv', 'en']);
  expect(options.modes).toEqual(['light', 'dark']);
  expect(options.widths).toEqual([320, 360, 768, 1280, 1920]);
  expect(options.whole).toBe(false);
});

it('takes what is chosen', () => {
  const options = readOptions([
    '--kind',
    'home,print',
    '--language',
    'en',
    '--mode',
    'dark',
    '--width',
    '360',
    '--whole',
  ]);
  expect(options.kinds.map(({name}) => name)).toEqual(['home', 'print']);
  expect(options).toMatchObject({languages: ['en'], modes: ['dark'], widths: [360], whole: true});
});

it.each([
  [['--kind', 'homes'], /--kind knows home, .*got "homes"/],
  [['--width', '500'], /--width knows 320, 360, 768, 1280, 1920, and got "500"/],
  [['--colour', 'red'], /--colour/],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it('has a name for each kind of its own', () => {
  expect(new Set(kinds.map(({name}) => name)).size).toBe(kinds.length);
});
