import type {BuildCost} from './build';
import type {Both} from './sites';
import type {PageFigures} from './measure';
import type {SizeFigures} from './growth';
import type {SearchVisit} from './search';
import {categories, type Category, type Scores} from './lighthouse';
import {totalOf} from './load';

/** The most that ours may take of what the stock theme takes, in the same run. */
const shares = {
  times: {firstPaint: 0.65, largestPaint: 0.65, hydrated: 0.65, blocking: 0.25, second: 0.9},
  click: {each: 0.9, all: 0.75},
  build: {seconds: 1, peakMegabytes: 1},
} as const;

/** How much a first visit may grow from the smallest to the largest site. */
const growth = 1.05;

const demandedPoints: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * What the search may take on a slow phone: ms from a key to the screen, bytes until the first hits. These are the dialog, the
 * engine, the index, and the texts of what the beginnings of the word find.
 */
const search = {p95: 50, bytes: 320_000} as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is wrong with a figure that is more than its share of the stock theme's; nothing when it is not. */
function overShare(what: string, {ours, stock}: Both<number>, share: number, digits = 0): string[] {
  return ours > stock * share
    ? [
        `${what}: ${ours.toFixed(digits)} against ${stock.toFixed(digits)}, ${(ours / stock).toFixed(2)} of the stock theme's; ${share} is allowed`,
      ]
    : [];
}

/** Budgets that a page, or all of them together, do not keep; empty when all is well. */
export function pageFaults(pages: readonly PageFigures[]): string[] {
  const both = ({sites}: PageFigures, figure: (site: PageFigures['sites']['ours']) => number): Both<number> => ({
    ours: figure(sites.ours),
    stock: figure(sites.stock),
  });
  const heading = (page: PageFigures) => both(page, ({click}) => click.heading);
  const allClicks = {
    ours: sum(pages.map((page) => heading(page).ours)),
    stock: sum(pages.map((page) => heading(page).stock)),
  };
  return [
    ...pages.flatMap((page) => [
      ...Object.entries(shares.times).flatMap(([name, share]) =>
        overShare(
          `${page.kind}, ${name}, ms`,
          both(page, ({times}) => times[name as keyof typeof shares.times]),
          share,
        ),
      ),
      ...overShare(`${page.kind}, click to heading, ms`, heading(page), shares.click.each),
      ...(page.sites.ours.times.shift > 0.001
        ? [`${page.kind}: the page shifts while it loads (${page.sites.ours.times.shift.toFixed(3)})`]
        : []),
    ]),
    ...overShare('all pages, click to heading, ms', allClicks, shares.click.all),
  ];
}

/** Builds that take more than the stock theme's. */
export function buildFaults(builds: readonly {readonly name: string; readonly cost: Both<BuildCost>}[]): string[] {
  return builds.flatMap(({name, cost: {ours, stock}}) =>
    Object.entries(shares.build).flatMap(([figure, share]) => {
      const key = figure as keyof typeof shares.build;
      return overShare(`build, ${name}, ${figure}`, {ours: ours[key], stock: stock[key]}, share, 1);
    }),
  );
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
  const builds = buildFaults(sizes.slice(-1).map(({pages, cost}) => ({name: `${pages} pages`, cost})));
  const weights = largest.weights.flatMap(({kind, weight}, position) => {
    const ratio = totalOf(weight.ours) / totalOf(smallest.weights[position]!.weight.ours);
    return ratio > growth
      ? [
          `${kind}: a first visit at ${largest.pages} pages is ${ratio.toFixed(2)} times that at ${smallest.pages}; ${growth} is allowed`,
        ]
      : [];
  });
  return [...weights, ...builds];
}

/** Budgets that the search does not keep. */
export function searchFaults(visits: readonly SearchVisit[]): string[] {
  return visits.flatMap(({language, figures: {p95, bytes}}) => [
    ...(p95 > search.p95
      ? [
          `${language} search: ${p95.toFixed(0)} ms from a key to the screen, 95th percentile; ${search.p95} are allowed`,
        ]
      : []),
    ...(bytes > search.bytes
      ? [`${language} search: ${bytes} bytes until the first hits; ${search.bytes} are allowed`]
      : []),
  ]);
}
