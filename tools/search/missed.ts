import type {Language, SearchOptions, SearchResult} from '../../packages/local-search';
import {localeIds} from '../../src/lib/locales';

/** A query that readers sent to the results page. */
interface AskedQuery {
  readonly language: Language;
  readonly query: string;
  readonly times: number;
}

type MissedQuery = AskedQuery & {readonly hits: number};

const little = 3;

/** Longer queries were pasted, and are nobody's question. */
const longest = 200;

/** The results page in a line of an access log, whatever stands around it: `/en/search?q=a+b`. */
const request = /(?:^|[\s"/])(?:(en)\/)?search\/?\?([^\s"#]*)/;

/** An e-mail address, or as many digits as identity and telephone numbers have. */
const personal = /\S@\S|(?:\d[\s-]?){8,}/;

function queryIn(line: string): {language: Language; query: string} | undefined {
  const [, prefix, parameters = ''] = request.exec(line) ?? [];
  const query = new URLSearchParams(parameters).get('q')?.replace(/\s+/g, ' ').trim().toLowerCase() ?? '';
  const isQuestion = query !== '' && query.length <= longest && !personal.test(query);
  return isQuestion ? {language: prefix === 'en' ? 'en' : 'sv', query} : undefined;
}

/**
 * The queries in an access log, with how often each was sent. Nothing else of a line is kept, and queries that may
 * hold personal data are left out.
 *
 * @param log lines of any format that hold the address asked for
 */
export function queriesIn(log: string): AskedQuery[] {
  const counts = new Map<string, AskedQuery>();
  for (const line of log.split('\n')) {
    const asked = queryIn(line);
    if (asked) {
      const key = `${asked.language} ${asked.query}`;
      counts.set(key, {...asked, times: (counts.get(key)?.times ?? 0) + 1});
    }
  }
  return [...counts.values()];
}

type Search = (query: string, options: SearchOptions) => Pick<SearchResult, 'total'>;

/**
 * The queries that find nothing or little, the most wanted first.
 *
 * @param searches that of each language
 */
export function missedAmong(
  queries: readonly AskedQuery[],
  searches: Readonly<Record<Language, Search>>,
): MissedQuery[] {
  return queries
    .map((asked) => ({...asked, hits: searches[asked.language](asked.query, {limit: little}).total}))
    .filter(({hits}) => hits < little)
    .sort((a, b) => a.hits - b.hits || b.times - a.times || a.query.localeCompare(b.query));
}

/** What the terminal shows: a table for each language. */
export function report(queries: readonly AskedQuery[], missed: readonly MissedQuery[]): string {
  const rows = localeIds.flatMap((language) => {
    const own = missed.filter((query) => query.language === language);
    const lines = own.map(({hits, times, query}) => `${hits}  ${`${times}`.padStart(4)}  ${query}`);
    return own.length === 0 ? [] : ['', `${language}: hits, times asked, query`, ...lines];
  });
  return [`${queries.length} different queries, ${missed.length} of them find nothing or little.`, ...rows].join('\n');
}
