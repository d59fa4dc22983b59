/** Every figure that is measured: how it is printed, and what it may be at most. One list serves the tables and the budgets. */
import {markdownTable} from '../lib/figures';

/** What was measured of one thing in one site, by the names of the figures: times in ms, sizes in KB of 1000 bytes. */
export type Measured = Readonly<Record<string, number>>;

/** A figure of what was measured. */
interface Figure {
  readonly title: string;
  /** Digits after the point; none when left out. */
  readonly digits?: number;
  /** The most that ours may be of the stock theme's, in the same run. */
  readonly share?: number;
  /** The most that ours may be. */
  readonly most?: number;
}

type Figures = Readonly<Record<string, Figure>>;

/** What was measured of one thing in both sites, or in ours alone. */
export interface Row {
  readonly name: string;
  readonly ours: Measured;
  readonly stock?: Measured;
}

/** The figures as Markdown, ours above the stock theme's. */
export function tableOf(figures: Figures, rows: readonly Row[]): string {
  const line = (name: string, site: string, measured: Measured) => [
    name,
    site,
    ...Object.entries(figures).map(([key, {digits = 0}]) => measured[key]!.toFixed(digits)),
  ];
  return markdownTable(
    ['', '', ...Object.values(figures).map(({title}) => title)],
    rows.flatMap(({name, ours, stock}) => [line(name, 'Ours', ours), ...(stock ? [line(name, 'Stock', stock)] : [])]),
  );
}

/** Budgets that are not kept; empty when all is well. */
export function budgetFaults(figures: Figures, rows: readonly Row[]): string[] {
  return rows.flatMap(({name, ours, stock}) =>
    Object.entries(figures).flatMap(([key, {title, digits = 0, share, most}]) => {
      const [own, other] = [ours[key]!, stock?.[key]];
      const what = `${name}, ${title}: ${own.toFixed(digits)}`;
      const allowed = share === undefined || other === undefined ? undefined : other * share;
      return [
        ...(allowed !== undefined && own > allowed
          ? [
              `${what} against ${other!.toFixed(digits)}, ${(own / other!).toFixed(2)} of the stock theme's; ${share} is allowed`,
            ]
          : []),
        ...(most !== undefined && own > most ? [`${what}; ${most} is allowed`] : []),
      ];
    }),
  );
}

/** A first visit until the page is hydrated, in KB of 1000 bytes, gzip -9. */
export const weightFigures: Figures = {
  html: {title: 'html, KB', digits: 1},
  js: {title: 'js, KB', digits: 1},
  css: {title: 'css, KB', digits: 1},
  fonts: {title: 'fonts, KB', digits: 1},
  other: {title: 'other, KB', digits: 1},
  total: {title: 'All, KB', digits: 1},
  requests: {title: 'Requests'},
};

/** Times of a page on a slow phone, and from a click on a link there to the heading of the next; medians, in ms. */
export const pageFigures: Figures = {
  firstPaint: {title: 'First paint', share: 0.65},
  largestPaint: {title: 'Largest paint', share: 0.65},
  hydrated: {title: 'Hydrated', share: 0.65},
  blocking: {title: 'Blocking', share: 0.25},
  shift: {title: 'Layout shift', digits: 3, most: 0.001},
  second: {title: 'Second page', share: 0.9},
  heading: {title: 'Click to heading', share: 0.9},
  after: {title: 'Requests after it'},
  ahead: {title: 'Requests ahead of it'},
};

/** The clicks of all pages, added up. */
export const allClicks: Figures = {heading: {title: 'Click to heading', share: 0.75}};

export const buildFigures: Figures = {
  seconds: {title: 'Seconds', digits: 1, share: 1},
  cpuSeconds: {title: 'Processor seconds', digits: 1},
  peakMegabytes: {title: 'Peak memory, MB', share: 1},
};

/** The search on a slow phone, in ms; its bytes are the dialog, the engine, the index, and the texts of what is found. */
export const searchFigures: Figures = {
  median: {title: 'Key to paint, median'},
  p95: {title: '95th percentile', most: 50},
  keys: {title: 'Keys'},
  firstHits: {title: 'First hits'},
  kilobytes: {title: 'KB until then', digits: 1, most: 320},
  requests: {title: 'Requests'},
};
