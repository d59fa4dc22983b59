import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {freshnessIn} from '../../config/freshness';
import {allStatuses} from '../../packages/translation-freshness';
import type {LocaleId} from '../../src/lib/locales';
import {Corpus} from '../check/corpus/corpus';
import {median} from '../lib/statistics';
import {overviewRows, type OverviewRow} from '../pages/overview/rows';

/** How well the search answers one set of questions, in shares of 1. */
export interface SearchScore {
  readonly language: LocaleId;
  readonly questions: string;
  readonly first: number;
  readonly topThree: number;
}

/** What a reviewer wants to know of a change, in numbers. */
export interface Figures {
  readonly pages: number;
  readonly words: Readonly<Record<LocaleId, number>>;
  /** Pages whose translation is not up to date. */
  readonly stale: readonly string[];
  /** Bytes after gzip of the HTML and the scripts of the median page of each kind. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Empty when the suite has not been run on this build. */
  readonly search: readonly SearchScore[];
}

/** Where the suite of the search leaves its scores. */
export const scoresFile = '.cache/review/search.json';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gzipped = (file: string) => gzipSync(readFileSync(file), {level: 6}).length;

/** Bytes of a built page with the scripts that it asks for. */
function weight(buildDir: string, file: string): number {
  const html = readFileSync(path.join(buildDir, file), 'utf8');
  const scripts = new Set([...html.matchAll(/<script[^>]* src="?([^"\s>]+\.js)/g)].map(([, address]) => address!));
  const own = [...scripts].map((address) => path.join(buildDir, address)).filter((script) => existsSync(script));
  return sum([path.join(buildDir, file), ...own].map(gzipped));
}

function bytesByKind(buildDir: string, rows: readonly OverviewRow[]): Record<string, number> {
  const files: readonly (readonly [string, string])[] = [
    ['home', 'index.html'],
    ...rows.map(({kind, page}) => [kind, `${page.slice(1)}.html`] as const),
  ];
  const built = files.filter(([, file]) => existsSync(path.join(buildDir, file)));
  const kinds = [...new Set(built.map(([kind]) => kind))];
  const weights = (kind: string) => built.filter(([own]) => own === kind).map(([, file]) => weight(buildDir, file));
  return Object.fromEntries(kinds.map((kind) => [kind, median(weights(kind))]));
}

/**
 * The figures of a project and its finished build.
 *
 * @param root project folder, absolute
 * @param buildDir folder of the build, absolute
 */
export function figuresOf(root: string, buildDir: string): Figures {
  const rows = overviewRows(new Corpus(root));
  const scores = path.join(root, scoresFile);
  return {
    pages: rows.length,
    words: {sv: sum(rows.map(({wordsSv}) => wordsSv)), en: sum(rows.map(({wordsEn}) => wordsEn))},
    stale: allStatuses(freshnessIn(root))
      .filter(({state}) => state !== 'fresh')
      .map(({pair}) => pair.key),
    bytes: bytesByKind(buildDir, rows),
    search: existsSync(scores) ? (JSON.parse(readFileSync(scores, 'utf8')) as SearchScore[]) : [],
  };
}
