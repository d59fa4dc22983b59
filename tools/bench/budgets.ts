import type {Both} from './sites';
import type {PageFigures} from './measure';
import type {SizeFigures} from './growth';
import {categories, type Category, type Scores} from './lighthouse';
import {totalOf} from './load';

/** How much of the stock theme's blocking time ours may take. */
const blockingShare = 1 / 3;

/** How much a first visit may grow from the smallest to the largest site. */
const growth = 1.3;

/** A click may seem slower by one frame of 60 a second: it is read off at frames. */
const frame = 17;

const demandedPoints: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Budgets that a page, or all of them together, do not keep; empty when all is well. */
export function pageFaults(pages: readonly PageFigures[]): string[] {
  const all = (site: keyof Both<unknown>, figure: (page: PageFigures['sites']['ours']) => number) =>
    sum(pages.map(({sites}) => figure(sites[site])));
  const blocking = {ours: all('ours', ({times}) => times.blocking), stock: all('stock', ({times}) => times.blocking)};
  const click = {ours: all('ours', (page) => page.click.heading), stock: all('stock', (page) => page.click.heading)};
  const slower = click.ours > click.stock + frame * pages.length;
  return [
    ...(blocking.ours > blocking.stock * blockingShare
      ? [
          `blocking time: ${blocking.ours.toFixed(0)} ms on all pages together, a third of the stock theme's is ${(blocking.stock * blockingShare).toFixed(0)} ms`,
        ]
      : []),
    ...(slower
      ? [
          `click to heading: ${click.ours.toFixed(0)} ms on all pages together, the stock theme takes ${click.stock.toFixed(0)} ms`,
        ]
      : []),
    ...pages
      .filter(({sites}) => sites.ours.times.shift > 0.001)
      .map(({kind, sites}) => `${kind}: the page shifts while it loads (${sites.ours.times.shift.toFixed(3)})`),
  ];
}

/** Scores of Lighthouse that are too low: performance at the median of the pages, the others on each. */
export function scoreFaults(scores: Readonly<Record<string, Scores>>, performance: number): string[] {
  const others = categories.filter((category) => category !== 'performance');
  return [
    ...(performance < demandedPoints.performance
      ? [`Lighthouse: performance ${performance} at the median, ${demandedPoints.performance} is demanded`]
      : []),
    ...Object.entries(scores).flatMap(([kind, points]) =>
      others
        .filter((category) => points[category] < demandedPoints[category])
        .map(
          (category) => `Lighthouse, ${kind}: ${category} ${points[category]}, ${demandedPoints[category]} is demanded`,
        ),
    ),
  ];
}

/** Pages that grow with the site more than they may. */
export function growthFaults(sizes: readonly SizeFigures[]): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) {
    return [];
  }
  return largest.weights.flatMap(({kind, weight}, position) => {
    const ratio = totalOf(weight.ours) / totalOf(smallest.weights[position]!.weight.ours);
    return ratio > growth
      ? [
          `${kind}: a first visit at ${largest.pages} pages is ${ratio.toFixed(2)} times that at ${smallest.pages}; ${growth} is allowed`,
        ]
      : [];
  });
}
