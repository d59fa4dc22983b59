import {expect, it} from 'vitest';
import {page, size} from './fixture';
import {buildTable, clickTable, growthTable, scoreTable, timeTable, weightTable} from './tables';

const rows = (table: string) => table.split('\n').slice(2);

it('puts the two sites under each other, in KB of 1000 bytes', () =>
  expect(rows(weightTable([page()]))).toEqual([
    '| how-to | Ours | 0.0 | 100.0 | 0.0 | 0.0 | 0.0 | 100.0 | 3 |',
    '| how-to | Stock | 0.0 | 150.0 | 0.0 | 0.0 | 0.0 | 150.0 | 3 |',
  ]));

it('writes times in whole milliseconds', () =>
  expect(rows(timeTable([page()]))[0]).toBe('| how-to | Ours | 900 | 950 | 1500 | 20 | 0.000 | 800 | 100 | 1 / 4 |'));

it('writes points', () => {
  const points = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 92};
  expect(rows(scoreTable({home: {ours: points, stock: points}}))[0]).toBe('| home | Ours | 99 | 100 | 100 | 92 |');
});

it('writes what builds took', () => {
  const {cost} = size(40, 1);
  expect(rows(buildTable([{name: 'cold', cost}]))[0]).toBe('| cold | Ours | 10.0 | 15.6 | 700 |');
});

it('compares every size with the smallest', () =>
  expect(rows(growthTable([size(40, 1000), size(400, 1500)])).map((row) => row.split(' | ').at(-1))).toEqual([
    '1.00 |',
    '1.00 |',
    '1.50 |',
    '1.50 |',
  ]));

it('writes clicks at every size', () => expect(rows(clickTable([size(40, 1)]))[0]).toBe('| 40 | Ours | 120 | 1 / 4 |'));
