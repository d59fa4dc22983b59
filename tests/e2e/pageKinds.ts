import type {Language} from '../../tools/check/corpus/layout';

/** One page of every kind, without language prefix: what holds for them holds for the design. */
const kinds: readonly {readonly kind: string; readonly route: string}[] = [
  {kind: 'home', route: '/'},
  {kind: 'explanation', route: '/report/intro'},
  {kind: 'how-to', route: '/report/install/create_connection'},
  {kind: 'troubleshooting', route: '/report/faq/error-messages'},
  {kind: 'tables', route: '/api/sql/customer-database'},
  {kind: 'HTTP reference', route: '/api/api'},
  {kind: 'category', route: '/report/category/faq-1'},
  {kind: 'search', route: '/search?q=licens'},
  {kind: 'not found', route: '/nope'},
];

export interface PageKind {
  /** Words to name its tests by. */
  readonly name: string;
  readonly url: string;
  readonly language: Language;
}

/** Every kind of page in both languages. */
export const pageKinds: readonly PageKind[] = kinds.flatMap(({kind, route}) => [
  {name: `${kind} in sv`, url: route, language: 'sv' as const},
  {name: `${kind} in en`, url: `/en${route}`, language: 'en' as const},
]);

/** Tags of a test that runs in one language at each change, and in both in `npm test -- all`. */
export const inOneLanguage = ({language}: Pick<PageKind, 'language'>): string[] => (language === 'sv' ? [] : ['@all']);

/** Of 20,000 px and more: what looks at every element takes as long there as on all other kinds together. */
export const isLong = ({url}: PageKind): boolean => /\/(customer-database|error-messages|api\/api)$/.test(url);

/** As `inOneLanguage`, with the long pages in `npm test -- all` only. */
export const butTheLong = (kind: PageKind): string[] => (isLong(kind) ? ['@all'] : inOneLanguage(kind));
