import {markdownTable} from '../lib/markdownTable';
import type {Figures, SearchScore} from './figures';

const number = (value: number) => value.toLocaleString('en-GB');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function change(now: number, before: number | undefined): string {
  if (before === undefined) {
    return 'new';
  }
  const difference = now - before;
  return difference === 0 ? '–' : `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`;
}

const scoreName = ({language, questions}: SearchScore) => `Search, ${language}, ${questions}`;
const scoreText = ({first, topThree}: SearchScore) => `${percent(first)} first, ${percent(topThree)} in the top three`;

function scoreChange(score: SearchScore, main: Figures | undefined): string {
  const before = main?.search.find((other) => scoreName(other) === scoreName(score));
  if (before === undefined) {
    return 'new';
  }
  return scoreText(before) === scoreText(score) ? '–' : `was ${scoreText(before)}`;
}

/** Kinds of pages that either has: one that is gone is told, too. */
function byteRows(now: Figures, main: Figures | undefined): string[][] {
  return [...new Set([...Object.keys(now.bytes), ...Object.keys(main?.bytes ?? {})])].map((kind) => {
    const bytes = now.bytes[kind];
    return [
      `Bytes of a page, ${kind}`,
      bytes === undefined ? '–' : number(bytes),
      bytes === undefined ? 'gone' : change(bytes, main?.bytes[kind]),
    ];
  });
}

/**
 * The figures as a table in Markdown for those who review a change.
 *
 * @param main the figures of main, when there are any to compare with
 */
export function summary(now: Figures, main?: Figures): string {
  const counts: readonly (readonly [string, (figures: Figures) => number])[] = [
    ['Pages', ({pages}) => pages],
    ['Words, Swedish', ({words}) => words.sv],
    ['Words, English', ({words}) => words.en],
    ['Stale translations', ({stale}) => stale.length],
  ];
  const rows = [
    ...counts.map(([name, of]) => [name, number(of(now)), change(of(now), main && of(main))]),
    ...byteRows(now, main),
    ...now.search.map((score) => [scoreName(score), scoreText(score), scoreChange(score, main)]),
  ];
  const table = main
    ? markdownTable(['', 'This change', 'Against main'], rows)
    : markdownTable(
        ['', 'This change'],
        rows.map(([name, value]) => [name!, value!]),
      );
  return [
    '## What this change does to the site',
    table,
    ...(now.stale.length > 0 ? [`Translations to bring up to date: ${now.stale.join(', ')}.`] : []),
    'Bytes are those of HTML and scripts of the median page after gzip.',
    'To see the site: download the artefact `site`, unpack it into `build`, and `npm run preview`.',
  ].join('\n\n');
}
