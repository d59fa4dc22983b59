import {describe, expect, it} from 'vitest';
import {growthFaults, pageFaults, scoreFaults} from './budgets';
import {page, size} from './fixture';

describe('budgets of pages', () => {
  it('are kept by a page that is quick and still', () => expect(pageFaults([page()])).toEqual([]));
  it('name blocking beyond a third of the stock theme', () =>
    expect(pageFaults([page({blocking: 31})])).toEqual([expect.stringContaining('blocking time: 31 ms')]));
  it('name clicks that are slower by more than a frame', () => {
    expect(pageFaults([page({heading: 116})])).toEqual([]);
    expect(pageFaults([page({heading: 118})])).toEqual([expect.stringContaining('click to heading')]);
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

describe('budget of growth', () => {
  it('is kept at 1.3 times the smallest', () =>
    expect(growthFaults([size(40, 1000), size(400, 5000), size(2000, 1300)])).toEqual([]));
  it('names a page that grew more', () =>
    expect(growthFaults([size(40, 1000), size(2000, 1310)])).toEqual([
      expect.stringContaining('1.31 times that at 40'),
    ]));
  it('has nothing to say without sizes', () => expect(growthFaults([])).toEqual([]));
});
