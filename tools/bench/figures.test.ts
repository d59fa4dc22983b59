import {describe, expect, it} from 'vitest';
import {allClicks, budgetFaults, buildFigures, pageFigures, searchFigures, tableOf, weightFigures} from './figures';
import {blockingOf, weightOf} from './measure';

const weight = (js: number) => ({html: 0, js, css: 0, fonts: 0, other: 0, total: js, requests: 3});
const times = {firstPaint: 1500, largestPaint: 1500, hydrated: 2500, second: 900, shift: 0, blocking: 90};
const stock = {...times, after: 1, ahead: 4, heading: 140};
const ours = (changes = {}) => ({
  ...stock,
  ...{firstPaint: 900, largestPaint: 950, hydrated: 1500, second: 800, blocking: 20, heading: 100},
  ...changes,
});
const cost = {seconds: 10, cpuSeconds: 15.55, peakMegabytes: 700};
const search = {keys: 70, median: 16, p95: 48, firstHits: 900, kilobytes: 110, requests: 30};

describe('tables', () => {
  const rows = (table: string) => table.split('\n').slice(2);

  it('put the two sites under each other', () =>
    expect(rows(tableOf(weightFigures, [{name: 'home', ours: weight(100), stock: weight(150)}]))).toEqual([
      '| home | Ours | 0.0 | 100.0 | 0.0 | 0.0 | 0.0 | 100.0 | 3 |',
      '| home | Stock | 0.0 | 150.0 | 0.0 | 0.0 | 0.0 | 150.0 | 3 |',
    ]));

  it('have times in whole milliseconds, and ours alone where there is no other', () =>
    expect(rows(tableOf(pageFigures, [{name: 'home', ours: ours()}]))).toEqual([
      '| home | Ours | 900 | 950 | 1500 | 20 | 0.000 | 800 | 100 | 1 | 4 |',
    ]));
});

describe('budgets', () => {
  it.each([
    ['a page', budgetFaults(pageFigures, [{name: 'home', ours: ours(), stock}])],
    ['all clicks', budgetFaults(allClicks, [{name: 'all', ours: {heading: 75}, stock: {heading: 100}}])],
    ['a build', budgetFaults(buildFigures, [{name: 'cold', ours: cost, stock: cost}])],
    ['the search', budgetFaults(searchFigures, [{name: 'Swedish', ours: search}])],
  ])('are kept by %s', (_, faults) => expect(faults).toEqual([]));

  it.each([
    [
      "home, Blocking: 31 against 90, 0.34 of the stock theme's; 0.25 is allowed",
      budgetFaults(pageFigures, [{name: 'home', ours: ours({blocking: 31}), stock}]),
    ],
    ['home, Click to heading: 130 a', budgetFaults(pageFigures, [{name: 'home', ours: ours({heading: 130}), stock}])],
    [
      'all, Click to heading: 76 against 100',
      budgetFaults(allClicks, [{name: 'all', ours: {heading: 76}, stock: {heading: 100}}]),
    ],
    ['home, Layout shift: 0.010', budgetFaults(pageFigures, [{name: 'home', ours: ours({shift: 0.01}), stock}])],
    ['cold, Seconds: 12.0', budgetFaults(buildFigures, [{name: 'cold', ours: {...cost, seconds: 12}, stock: cost}])],
    ['sv, 95th percentile: 56', budgetFaults(searchFigures, [{name: 'sv', ours: {...search, p95: 56}}])],
    ['sv, KB until then: 320.1', budgetFaults(searchFigures, [{name: 'sv', ours: {...search, kilobytes: 320.1}}])],
  ])('name what is too much: %s', (message, faults) => {
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });
});

describe('weight', () => {
  const at = (name: string, start: number) => ({name: `http://localhost${name}`, start, bytes: 10_000});
  const sent = (file: string, ahead: boolean) => ({file, bytes: 10, ahead});

  it('is what was asked for until the page was hydrated, by kind of file', () => {
    const files = ['/report/intro', '/a.js', '/a.woff2', '/logo.svg'].map((name) => at(name, 5));
    expect(weightOf([...files, at('/b.js', 20)], 10, [])).toEqual({
      ...{html: 10, js: 10, css: 0, fonts: 10, other: 10, total: 40},
      requests: 4,
    });
  });

  it('counts a file once', () =>
    expect(weightOf([at('/a.js', 1), at('/a.js', 5)], 10, [])).toMatchObject({js: 10, requests: 1}));

  it('leaves out what was asked for in advance, unless the page needed it too', () => {
    const all = [at('/', 0), at('/next.js', 5), at('/both.js', 5)];
    const log = [sent('next.js', true), sent('both.js', true), sent('both.js', false)];
    expect(weightOf(all, 10, log)).toMatchObject({js: 10, requests: 2});
  });
});

it('counts of each task after the first paint what is beyond 50 ms', () => {
  const tasks = [
    [1, 500],
    [20, 60],
    [30, 51],
    [40, 50],
  ].map(([start = 0, duration = 0]) => ({start, duration}));
  expect(blockingOf(tasks, 10)).toBe(11);
});
