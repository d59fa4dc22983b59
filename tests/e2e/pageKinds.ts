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

/** Every kind of page in both languages, with the words to name its tests by. */
export const pageKinds: readonly {readonly name: string; readonly url: string}[] = kinds.flatMap(({kind, route}) => [
  {name: `${kind} in sv`, url: route},
  {name: `${kind} in en`, url: `/en${route}`},
]);
