import {expect, it} from 'vitest';
import {missedAmong, queriesIn, report} from './missed';

const log = `
10.0.0.7 - anna [21/Nov/2026:10:00:00 +0100] "GET /search?q=H%C3%A5lkort+l%C3%A4sare HTTP/2.0" 200 3120 "-" "Mozilla"
10.0.0.8 - - [21/Nov/2026:10:00:01 +0100] "GET /search?in=api&q=h%C3%A5lkort%20l%C3%A4sare HTTP/2.0" 200 3120 "-" "Mozilla"
/en/search?q=punch+card
/handbok/en/search?q=licence
10.0.0.9 - - [21/Nov/2026:10:00:02 +0100] "GET /report/intro HTTP/2.0" 200 3120 "https://x.example/search?" "Mozilla"
/search?q=
/search?q=%E0%A4%A
/search?q=anna%40example.se
/search?q=19121212-1212
/search?q=${'a'.repeat(201)}
`;

it('reads queries, and nothing that says who asked', () => {
  const queries = queriesIn(log);
  expect(queries).toEqual([
    {language: 'sv', query: 'hålkort läsare', times: 2},
    {language: 'en', query: 'punch card', times: 1},
    {language: 'en', query: 'licence', times: 1},
    {language: 'sv', query: '\ufffd%a', times: 1},
  ]);
  expect(JSON.stringify(queries)).not.toMatch(/10\.0\.0|anna|1912/);
});

it('tells those that find nothing before those that find little', () => {
  const totals: Readonly<Record<string, number>> = {licence: 9, 'punch card': 2};
  const search = (query: string) => ({total: totals[query] ?? 0});
  const queries = queriesIn(log).slice(0, 3);
  const missed = missedAmong(queries, {sv: search, en: search});
  expect(report(queries, missed)).toBe(
    [
      '3 different queries, 2 of them find nothing or little.',
      '',
      'sv: hits, times asked, query',
      '0     2  hålkort läsare',
      '',
      'en: hits, times asked, query',
      '2     1  punch card',
    ].join('\n'),
  );
});
