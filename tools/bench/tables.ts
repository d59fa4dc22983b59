import {markdownTable} from '../lib/markdownTable';
import type {BuildCost} from './build';
import type {SizeFigures} from './growth';
import {kinds} from './kinds';
import {categories, type Scores} from './lighthouse';
import {totalOf} from './load';
import type {PageFigures} from './measure';
import type {SearchVisit} from './search';
import {siteNames, type Both, type SiteName} from './sites';

const title: Both<string> = {ours: 'Ours', stock: 'Stock'};
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => time.toFixed(0);

/** A row per site and page. */
function perPage<T>(
  pages: readonly T[],
  cells: (page: T, site: SiteName) => string[],
  kindOf: (page: T) => string,
): string[][] {
  return pages.flatMap((page) => siteNames.map((site) => [kindOf(page), title[site], ...cells(page, site)]));
}

/** First-visit bytes by kind and page, in KB (1000 bytes, gzip -9). */
export function weightTable(pages: readonly PageFigures[]): string {
  const head = ['Page', '', 'HTML', 'JS', 'CSS', 'Fonts', 'Other', 'Total KB', 'Requests'];
  const cells = ({sites}: PageFigures, site: SiteName) => {
    const {weight} = sites[site];
    return [...kinds.map((kind) => kb(weight[kind])), kb(totalOf(weight)), String(weight.requests)];
  };
  return markdownTable(
    head,
    perPage(pages, cells, ({kind}) => kind),
  );
}

/** Times on a slow phone; medians, in ms. */
export function timeTable(pages: readonly PageFigures[]): string {
  const head = [
    'Page',
    '',
    'First paint',
    'Largest paint',
    'Hydrated',
    'Blocking',
    'Layout shift',
    'Second page',
    'Click to heading',
    'Requests after / ahead of it',
  ];
  const cells = ({sites}: PageFigures, site: SiteName) => {
    const {times, click} = sites[site];
    return [
      ms(times.firstPaint),
      ms(times.largestPaint),
      ms(times.hydrated),
      ms(times.blocking),
      times.shift.toFixed(3),
      ms(times.second),
      ms(click.heading),
      `${click.requests} / ${click.ahead}`,
    ];
  };
  return markdownTable(
    head,
    perPage(pages, cells, ({kind}) => kind),
  );
}

/** Points of Lighthouse, mobile; medians. */
export function scoreTable(scores: Readonly<Record<string, Both<Scores>>>): string {
  const cells = ([, both]: [string, Both<Scores>], site: SiteName) =>
    categories.map((category) => String(both[site][category]));
  return markdownTable(
    ['Page', '', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
    perPage(Object.entries(scores), cells, ([kind]) => kind),
  );
}

/** What builds took. */
export function buildTable(builds: readonly {readonly name: string; readonly cost: Both<BuildCost>}[]): string {
  const cells = ({cost}: {cost: Both<BuildCost>}, site: SiteName) => {
    const {seconds, cpuSeconds, peakMegabytes} = cost[site];
    return [seconds.toFixed(1), cpuSeconds.toFixed(1), peakMegabytes.toFixed(0)];
  };
  return markdownTable(
    ['Build', '', 'Seconds', 'Processor seconds', 'Peak memory, MB'],
    perPage(builds, cells, ({name}) => name),
  );
}

/** First-visit bytes at every number of pages, and how they grow. */
export function growthTable(sizes: readonly SizeFigures[]): string {
  const rows = sizes.flatMap(({pages, weights}) =>
    weights.flatMap(({kind, weight}, position) =>
      siteNames.map((site) => {
        const ratio = totalOf(weight[site]) / totalOf(sizes[0]!.weights[position]!.weight[site]);
        const {html, js, requests} = weight[site];
        return [
          String(pages),
          kind,
          title[site],
          kb(html),
          kb(js),
          kb(totalOf(weight[site])),
          String(requests),
          ratio.toFixed(2),
        ];
      }),
    ),
  );
  return markdownTable(['Pages', 'Page', '', 'HTML', 'JS', 'Total KB', 'Requests', 'Ratio to the smallest'], rows);
}

/** Clicks at every number of pages; medians. */
export function clickTable(sizes: readonly SizeFigures[]): string {
  const cells = ({click}: SizeFigures, site: SiteName) => [
    ms(click[site].heading),
    `${click[site].requests} / ${click[site].ahead}`,
  ];
  return markdownTable(
    ['Pages', '', 'Click to heading, ms', 'Requests after / ahead of it'],
    perPage(sizes, cells, ({pages}) => String(pages)),
  );
}

/** The search on a slow phone, by language. */
export function searchTable(visits: readonly SearchVisit[]): string {
  const head = ['', 'Key to paint, median', '95th percentile', 'Keys', 'First hits, ms', 'KB until then', 'Requests'];
  const rows = visits.map(({language, figures: {median, p95, keys, firstHits, bytes, requests}}) => [
    language,
    ms(median),
    ms(p95),
    String(keys),
    ms(firstHits),
    kb(bytes),
    String(requests),
  ]);
  return markdownTable(head, rows);
}
