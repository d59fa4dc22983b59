import {describe, expect, it} from 'vitest';
import {budgetFaults, figures, tableOf} from './figures';
import {blockingOf, weightOf} from './measure';

const stock = {
  ...{firstPaint: 1500, largestPaint: 1500, hydrated: 2500, second: 900, shift: 0, blocking: 90},
  ...{after: 1, ahead: 4, heading: 140},
};
const ours = {...stock, firstPaint: 900, largestPaint: 950, hydrated: 1500, second: 800, blocking: 20, heading: 100};
const build = {seconds: 10, cpuSeconds: 15.55, peakMegabytes: 700};
const search = {keys: 70, median: 16, p95: 48, firstHits: 900, kilobytes: 110, requests: 30};

it('tables put the two sites under each other, with the digits of each figure', () => {
  const weight = (js: number) => ({html: 0, js, css: 0, fonts: 0, other: 0, total: js, requests: 3});
  const rows = [{name: 'home', ours: weight(100), stock: weight(150)}];
  expect([...tableOf(figures.weight, rows).split('\n'), tableOf(figures.page, [{name: 'a', ours}])].slice(2)).toEqual([
    '| home | Ours | 0.0 | 100.0 | 0.0 | 0.0 | 0.0 | 100.0 | 3 |',
    '| home | Stock | 0.0 | 150.0 | 0.0 | 0.0 | 0.0 | 150.0 | 3 |',
    expect.stringContaining('\n| a | Ours | 900 | 950 | 1500 | 20 | 0.000 | 800 | 100 | 1 | 4 |'),
  ]);
});

describe('budgets', () => {
  const all = {
    page: [ours, stock],
    clicks: [{heading: 75}, {heading: 100}],
    build: [build, build],
    search: [search, undefined],
  } as const;
  const faults = (of: keyof typeof all, change = {}) => {
    const [measured, other] = all[of];
    return budgetFaults(figures[of], [{name: of, ours: {...measured, ...change}, stock: other}]);
  };

  it.each([
    ['page', {blocking: 31}, "page, Blocking: 31 against 90, 0.34 of the stock theme's; 0.25 is allowed"],
    ['page', {heading: 130}, 'page, Click to heading: 130 a'],
    ['page', {shift: 0.01}, 'page, Layout shift: 0.010'],
    ['clicks', {heading: 76}, 'clicks, Click to heading: 76 against 100'],
    ['build', {seconds: 12}, 'build, Seconds: 12.0'],
    ['search', {p95: 56}, 'search, 95th percentile: 56'],
    ['search', {kilobytes: 320.1}, 'search, KB until then: 320.1'],
  ] as const)('of a %s name what is too much, and nothing else: %o', (of, change, message) => {
    expect(faults(of)).toEqual([]);
    expect(faults(of, change)).toEqual([expect.stringContaining(message)]);
  });
});

it('the weight is what was asked for until the page was hydrated, each file once, by kind, without what is for later', () => {
  const at = (name: string, start: number) => ({name: `http://localhost${name}`, start, bytes: 10_000});
  const sent = (file: string, ahead: boolean) => ({file, bytes: 10, ahead});
  const needed = ['/report/intro', '/a.js', '/a.js', '/a.woff2', '/logo.svg', '/both.js', '/next.js'];
  const log = [sent('next.js', true), sent('both.js', true), sent('both.js', false)];
  expect(weightOf([...needed.map((name) => at(name, 5)), at('/b.js', 20)], 10, log)).toEqual({
    ...{html: 10, js: 20, css: 0, fonts: 10, other: 10, total: 50},
    requests: 5,
  });
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
