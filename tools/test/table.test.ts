import {expect, it} from 'vitest';
import {timeTable} from './table';

it('has a line for each group and one for the whole', () => {
  const table = timeTable(
    [
      {name: 'types', passed: 1, failed: 0, seconds: 21.4},
      {name: 'unit', passed: 1686, failed: 2, seconds: 30.6},
    ],
    31,
  );
  expect(table.split('\n')).toEqual([
    'group         seconds   passed   failed',
    'types              21        1        0',
    'unit               31     1686        2',
    'together           31     1687        2',
  ]);
});
