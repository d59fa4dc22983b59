/** Every figure that is measured: how it is printed, and what it may be at most. One list serves the tables and the budgets. */
import {markdownTable} from '../lib/markdownTable';
import type {BuildCost} from './build';
import type {Click} from './click';
import {kinds, totalOf, type Weight} from './load';
import type {Scores} from './lighthouse';
import type {Figures} from './measure';
import type {SearchFigures} from './search';

/** A figure of what was measured. */
export interface Figure<T> {
  readonly title: string;
  readonly of: (measured: T) => number;
  /** Digits after the point; none when left out. */
  readonly digits?: number;
  /** The most that ours may be of the stock theme's, in the same run. */
  readonly share?: number;
  /** The most that ours may be. */
  readonly most?: number;
  /** The least that ours may be. */
  readonly least?: number;
}

/** What was measured of one thing in both sites, or in ours alone. */
export interface Row<T> {
  readonly name: string;
  readonly ours: T;
  readonly stock?: T;
}

const show = <T>({of, digits}: Figure<T>, measured: T): string => of(measured).toFixed(digits ?? 0);

/** The figures as Markdown, ours above the stock theme's. */
export function tableOf<T>(figures: readonly Figure<T>[], rows: readonly Row<T>[]): string {
  const line = (name: string, site: string, measured: T) => [
    name,
    site,
    ...figures.map((figure) => show(figure, measured)),
  ];
  return markdownTable(
    ['', '', ...figures.map(({title}) => title)],
    rows.flatMap(({name, ours, stock}) => [
      line(name, 'Ours', ours),
      ...(stock === undefined ? [] : [line(name, 'Stock', stock)]),
    ]),
  );
}

function faultsOf<T>(figure: Figure<T>, {name, ours, stock}: Row<T>): string[] {
  const {title, of, share, most, least} = figure;
  const value = of(ours);
  const what = `${name}, ${title}: ${show(figure, ours)}`;
  return [
    ...(share !== undefined && stock !== undefined && value > of(stock) * share
      ? [
          `${what} against ${show(figure, stock)}, ${(value / of(stock)).toFixed(2)} of the stock theme's; ${share} is allowed`,
        ]
      : []),
    ...(most !== undefined && value > most ? [`${what}; ${most} is allowed`] : []),
    ...(least !== undefined && value < least ? [`${what}; ${least} is demanded`] : []),
  ];
}

/** Budgets that are not kept; empty when all is well. */
export function budgetFaults<T>(figures: readonly Figure<T>[], rows: readonly Row<T>[]): string[] {
  return rows.flatMap((row) => figures.flatMap((figure) => faultsOf(figure, row)));
}

/** Bytes of a first visit in KB of 1000 bytes, gzip -9. */
export const weightFigures: readonly Figure<Weight>[] = [
  ...kinds.map((kind) => ({title: `${kind}, KB`, of: (weight: Weight) => weight[kind] / 1000, digits: 1})),
  {title: 'All, KB', of: (weight) => totalOf(weight) / 1000, digits: 1},
  {title: 'Requests', of: ({requests}) => requests},
];

/** The link to the next page on a slow phone, in ms. */
export const clickFigures: readonly Figure<Click>[] = [
  {title: 'Click to heading', of: ({heading}) => heading, share: 0.9},
  {title: 'Requests after it', of: ({requests}) => requests},
  {title: 'Requests ahead of it', of: ({ahead}) => ahead},
];

/** The clicks of all pages, added up. */
export const allClicks: readonly Figure<number>[] = [{title: 'Click to heading', of: (sum) => sum, share: 0.75}];

/** Times of a page on a slow phone; medians, in ms. */
export const pageFigures: readonly Figure<Figures>[] = [
  {title: 'First paint', of: ({times}) => times.firstPaint, share: 0.65},
  {title: 'Largest paint', of: ({times}) => times.largestPaint, share: 0.65},
  {title: 'Hydrated', of: ({times}) => times.hydrated, share: 0.65},
  {title: 'Blocking', of: ({times}) => times.blocking, share: 0.25},
  {title: 'Layout shift', of: ({times}) => times.shift, digits: 3, most: 0.001},
  {title: 'Second page', of: ({times}) => times.second, share: 0.9},
  ...clickFigures.map(({of, ...figure}) => ({...figure, of: ({click}: Figures) => of(click)})),
];

/** Points of Lighthouse, mobile; medians. */
export const scoreFigures: readonly Figure<Scores>[] = [
  {title: 'Performance', of: ({performance}) => performance},
  {title: 'Accessibility', of: ({accessibility}) => accessibility, least: 100},
  {title: 'Best practices', of: (scores) => scores['best-practices'], least: 100},
  {title: 'SEO', of: ({seo}) => seo, least: 100},
];

/** Points for performance, at the median of the pages. */
export const medianScore: readonly Figure<number>[] = [{title: 'Performance', of: (points) => points, least: 98}];

export const buildFigures: readonly Figure<BuildCost>[] = [
  {title: 'Seconds', of: ({seconds}) => seconds, digits: 1, share: 1},
  {title: 'Processor seconds', of: ({cpuSeconds}) => cpuSeconds, digits: 1},
  {title: 'Peak memory, MB', of: ({peakMegabytes}) => peakMegabytes, share: 1},
];

/** The search on a slow phone, in ms; its bytes are the dialog, the engine, the index, and the texts of what is found. */
export const searchFigures: readonly Figure<SearchFigures>[] = [
  {title: 'Key to paint, median', of: ({median}) => median},
  {title: '95th percentile', of: ({p95}) => p95, most: 50},
  {title: 'Keys', of: ({keys}) => keys},
  {title: 'First hits', of: ({firstHits}) => firstHits},
  {title: 'KB until then', of: ({bytes}) => bytes / 1000, digits: 1, most: 320},
  {title: 'Requests', of: ({requests}) => requests},
];
