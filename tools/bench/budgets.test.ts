import {describe, expect, it} from 'vitest';
import {buildFaults, growthFaults, pageFaults, scoreFaults, searchFaults} from './budgets';
import {page, size} from './fixture';

describe('budgets of pages', () => {
  it('are kept by a page that is quick and still', () => expect(pageFaults([page()])).toEqual([]));
  it('name a time that is more than its share of the stock theme’s', () =>
    expect(pageFaults([page({blocking: 31})])).toEqual([
      "how-to, blocking, ms: 31 against 90, 0.34 of the stock theme's; 0.25 is allowed",
    ]));
  it('name clicks, each and all together', () => {
    expect(pageFaults([page({heading: 110})])).toEqual([expect.stringContaining('all pages, click to heading')]);
    expect(pageFaults([page({heading: 130})])).toEqual([
      expect.stringContaining('how-to, click to heading'),
      expect.stringContaining('all pages, click to heading'),
    ]);
  });
  it('name a page that shifts', () =>
    expect(pageFaults([page({shift: 0.01})])).toEqual([expect.stringContaining('how-to: the page shifts')]));
});

describe('budgets of Lighthouse', () => {
  const scores = {performance: 90, accessibility: 100, 'best-practices': 100, seo: 100};
  it('are kept when the median is good and nothing else is lost', () =>
    expect(scoreFaults({home: scores}, 98)).toEqual([]));
  it('name what is too low', () =>
    expect(scoreFaults({home: {...scores, seo: 99}}, 97)).toEqual([
      expect.stringContaining('performance 97'),
      expect.stringContaining('home: seo 99'),
    ]));
});

describe('budgets of builds', () => {
  const cost = {seconds: 10, cpuSeconds: 20, peakMegabytes: 700};
  it('are kept by one that takes no more than the stock theme', () =>
    expect(buildFaults([{name: 'cold', cost: {ours: cost, stock: cost}}])).toEqual([]));
  it('name time and memory', () =>
    expect(
      buildFaults([{name: 'cold', cost: {ours: {...cost, seconds: 12, peakMegabytes: 701}, stock: cost}}]),
    ).toEqual([
      expect.stringContaining('build, cold, seconds: 12.0 against 10.0'),
      expect.stringContaining('build, cold, peakMegabytes'),
    ]));
});

describe('budget of growth', () => {
  it('is kept at 1.05 times the smallest', () =>
    expect(growthFaults([size(40, 1000), size(400, 5000), size(2000, 1050)])).toEqual([]));
  it('names a page that grew more', () =>
    expect(growthFaults([size(40, 1000), size(2000, 1310)])).toEqual([
      expect.stringContaining('1.31 times that at 40'),
    ]));
  it('has nothing to say without sizes', () => expect(growthFaults([])).toEqual([]));
});

describe('budgets of the search', () => {
  const figures = {keys: 70, median: 16, p95: 48, firstHits: 900, bytes: 110_000, requests: 30};
  it('are kept by a search that is quick and small', () =>
    expect(searchFaults([{language: 'Swedish', figures}])).toEqual([]));
  it('name a slow key and too many bytes', () =>
    expect(searchFaults([{language: 'Swedish', figures: {...figures, p95: 56, bytes: 320_001}}])).toEqual([
      'Swedish search: 56 ms from a key to the screen, 95th percentile; 50 are allowed',
      'Swedish search: 320001 bytes until the first hits; 320000 are allowed',
    ]));
});
