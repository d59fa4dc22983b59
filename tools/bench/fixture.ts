import type {PageFigures} from './measure';
import type {SizeFigures} from './growth';
import type {Weight} from './load';

/** A weight with so many bytes of script. */
export const weight = (js: number): Weight => ({html: 0, js, css: 0, fonts: 0, other: 0, requests: 3});

/** Figures of one page that keep every budget, for the tests of tables and budgets. */
export function page({blocking = 20, heading = 100, shift = 0} = {}): PageFigures {
  const times = {firstPaint: 900, largestPaint: 950, hydrated: 1500, second: 800, shift: 0};
  const stock = {firstPaint: 1500, largestPaint: 1500, hydrated: 2500, second: 900, shift: 0};
  const click = {requests: 1, ahead: 4};
  return {
    kind: 'how-to',
    sites: {
      ours: {weight: weight(100_000), times: {...times, blocking, shift}, click: {...click, heading}},
      stock: {weight: weight(150_000), times: {...stock, blocking: 90}, click: {...click, heading: 140}},
    },
  };
}

const cost = {seconds: 10, cpuSeconds: 15.55, peakMegabytes: 700};

/** Figures at a number of pages with so many bytes of script in ours. */
export function size(pages: number, js: number): SizeFigures {
  const click = {heading: 120.4, requests: 1, ahead: 4};
  return {
    pages,
    click: {ours: click, stock: click},
    cost: {ours: cost, stock: cost},
    weights: [{kind: 'document', weight: {ours: weight(js), stock: weight(js * 2)}}],
  };
}
