import {type FinishedPage, type PageEdit, placeFor} from '../../../packages/finished-pages';
import {pageFacts} from '../pageFacts';
import {block} from './block';
import {breadcrumbs, type Thing} from './breadcrumbs';
import {questions} from './questions';
import {website} from './website';

const place = placeFor('structured-data');

const homePage = 'index.html';
const errorPage = '404.html';

/** Whose site it is. */
export interface Publisher {
  readonly brand: string;
  /** Address of the company's website. */
  readonly website: string;
}

/** What a finished page says of itself to search engines. `root` is the absolute address of the language's home page. */
function thingsOf({page}: FinishedPage, root: string, {brand, website: company}: Publisher): Thing[] {
  if (page.file === errorPage) {
    return [];
  }
  const facts = pageFacts(page);
  const things = [
    page.file === homePage ? website(facts, {brand, website: company, logo: `${root}img/icon-512.png`}) : undefined,
    breadcrumbs(facts, {name: brand, url: root}),
    questions(page),
  ];
  return things.filter((thing) => thing !== undefined);
}

/**
 * Structured data (schema.org, JSON-LD) for search engines, read from the finished pages: what it
 * says is what stands there. Behind the page's content, and not in the client's scripts.
 */
export const structuredData = (publisher: Publisher): PageEdit => ({
  name: 'structured-data',
  tags: {postBodyTags: [place.mark]},
  prepare:
    ({siteConfig, baseUrl}) =>
    (page) => {
      const data = block(thingsOf(page, siteConfig.url + baseUrl, publisher));
      return (html) => place.fill(html, data, page.name);
    },
});
