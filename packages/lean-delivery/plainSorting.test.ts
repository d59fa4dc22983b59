import {expect, it} from 'vitest';
import loader from './plainSorting';

const load = (source: string) => loader.call({resourcePath: '/node_modules/a.js'}, source);

it('compares names as they are written', () => {
  expect(load('deps.sort((a, b) => b[1].path.localeCompare(a[1].path));')).toBe(
    'deps.sort((a, b) => (b[1].path < a[1].path ? -1 : 1));',
  );
});

it.each(['deps.sort(byName)', 'sort((a, b) => a.x.localeCompare(b.x) || f(a).localeCompare(f(b)))'])(
  'stops when a module sorts in another way: %s',
  (source) => {
    expect(() => load(source)).toThrow('/node_modules/a.js does not sort by localeCompare as it did');
  },
);
