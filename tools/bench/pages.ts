/** A page that is measured. */
export interface MeasuredPage {
  readonly kind: string;
  readonly url: string;
  /** Selector of a link there that leads to another page, in both themes. */
  readonly link: string;
}

/** The link to the page that follows, at the foot of every document. */
export const next = 'a.pagination-nav__link--next';

/** Page that is opened directly after each of them. */
export const secondPage = '/report/excel-vs-web';

/** One page of each kind. */
export const pages: readonly MeasuredPage[] = [
  {kind: 'home', url: '/', link: 'main a[href="/report/install/create_connection"]'},
  {kind: 'introduction', url: '/report/intro', link: next},
  {kind: 'how-to', url: '/report/install/create_connection', link: next},
  {kind: 'troubleshooting', url: '/report/faq/missing-add-in', link: next},
  {kind: 'reference', url: '/report/faq/error-messages', link: next},
];
