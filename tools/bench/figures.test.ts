import {describe, expect, it} from 'vitest';
import {
  allClicks,
  budgetFaults,
  buildFigures,
  medianScore,
  pageFigures,
  scoreFigures,
  searchFigures,
  tableOf,
  weightFigures,
} from './figures';
import type {Figures} from './measure';

const weight = (js: number) => ({html: 0, js, css: 0, fonts: 0, other: 0, requests: 3});
const stock: Figures = {
  weight: weight(150_000),
  times: {firstPaint: 1500, largestPaint: 1500, hydrated: 2500, second: 900, shift: 0, blocking: 90},
  click: {requests: 1, ahead: 4, heading: 140},
};
const ours = ({blocking = 20, heading = 100, shift = 0} = {}): Figures => ({
  weight: weight(100_000),
  times: {firstPaint: 900, largestPaint: 950, hydrated: 1500, second: 800, shift, blocking},
  click: {...stock.click, heading},
});
const cost = {seconds: 10, cpuSeconds: 15.55, peakMegabytes: 700};
const scores = {performance: 90, accessibility: 100, 'best-practices': 100, seo: 100};
const search = {keys: 70, median: 16, p95: 48, firstHits: 900, bytes: 110_000, requests: 30};

describe('tables', () => {
  const rows = (table: string) => table.split('\n').slice(2);

  it('put the two sites under each other, in KB of 1000 bytes', () =>
    expect(rows(tableOf(weightFigures, [{name: 'home', ours: weight(100_000), stock: weight(150_000)}]))).toEqual([
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
    ['all clicks', budgetFaults(allClicks, [{name: 'all', ours: 75, stock: 100}])],
    ['a build', budgetFaults(buildFigures, [{name: 'cold', ours: cost, stock: cost}])],
    ['points', budgetFaults(scoreFigures, [{name: 'home', ours: scores}])],
    ['the search', budgetFaults(searchFigures, [{name: 'Swedish', ours: search}])],
  ])('are kept by %s', (_, faults) => expect(faults).toEqual([]));

  it.each([
    [
      "home, Blocking: 31 against 90, 0.34 of the stock theme's; 0.25 is allowed",
      budgetFaults(pageFigures, [{name: 'home', ours: ours({blocking: 31}), stock}]),
    ],
    ['home, Click to heading: 130 a', budgetFaults(pageFigures, [{name: 'home', ours: ours({heading: 130}), stock}])],
    ['all, Click to heading: 76 against 100', budgetFaults(allClicks, [{name: 'all', ours: 76, stock: 100}])],
    ['home, Layout shift: 0.010', budgetFaults(pageFigures, [{name: 'home', ours: ours({shift: 0.01}), stock}])],
    ['home, SEO: 99; 100 is demanded', budgetFaults(scoreFigures, [{name: 'home', ours: {...scores, seo: 99}}])],
    ['median, Performance: 97; 98 is', budgetFaults(medianScore, [{name: 'median', ours: 97}])],
    ['cold, Seconds: 12.0', budgetFaults(buildFigures, [{name: 'cold', ours: {...cost, seconds: 12}, stock: cost}])],
    [
      'cold, Peak memory, MB: 701',
      budgetFaults(buildFigures, [{name: 'cold', ours: {...cost, peakMegabytes: 701}, stock: cost}]),
    ],
    ['sv, 95th percentile: 56', budgetFaults(searchFigures, [{name: 'sv', ours: {...search, p95: 56}}])],
    ['sv, KB until then: 320.1', budgetFaults(searchFigures, [{name: 'sv', ours: {...search, bytes: 320_100}}])],
  ])('name what is too much: %s', (message, faults) => {
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });
});
