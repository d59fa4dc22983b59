import {expect, it, vi} from 'vitest';
import {report} from './figures';
import {blockingOf} from './measure';

const page = {firstPaint: 1000, hydrated: 1000, blocking: 80, second: 1000, click: 100};
const build = {seconds: 10, cpuSeconds: 15.55, peakMegabytes: 700};

it.each([
  ['page', page, {firstPaint: 651}, 'a, firstPaint: 651 against 1000; 0.65'],
  ['page', page, {blocking: 20.1}, 'a, blocking: 20.1 against 80; 0.25'],
  ['clicks', page, {click: 76}, 'a, click: 76 against 100; 0.75'],
  ['build', build, {seconds: 12}, 'a, seconds: 12 against 10; 1'],
] as const)('budgets of a %s name what is too much, and nothing else', (of, stock, change, fault) => {
  const table = vi.spyOn(console, 'table').mockReturnValue();
  const good = Object.fromEntries(Object.entries(stock).map(([figure, value]) => [figure, value / 5]));
  expect(report(of, [{name: 'a', ours: good, stock}])).toEqual([]);
  expect(report(of, [{name: 'a', ours: {...good, ...change}, stock}])).toEqual([expect.stringContaining(fault)]);
  expect(table.mock.lastCall![0]).toContainEqual(expect.objectContaining({ours: Object.values(change)[0], name: 'a'}));
});

it('counts of each task after the first paint what is beyond 50 ms', () => {
  const tasks = [
    {start: 1, duration: 500},
    {start: 20, duration: 60},
    {start: 30, duration: 51},
    {start: 40, duration: 50},
  ];
  expect(blockingOf(tasks, 10)).toBe(11);
});
