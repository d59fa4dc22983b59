import type {Page} from '../corpus/page';
import type {CheckContext} from '../types';
import {anchorsOf} from './anchors';
import {knownRoutes} from './routes';

/** Pages that no list of content names. */
const errorPages = ['/404'];

/** What the site has, without language. */
export interface LiveAddresses {
  /** The Swedish pages, which have the anchors of both languages. */
  readonly pages: readonly Page[];
  readonly routes: ReadonlySet<string>;
  /** `/page#anchor` */
  readonly anchors: ReadonlySet<string>;
}

/** Addresses that readers reach now. */
export function liveAddresses({corpus}: Pick<CheckContext, 'corpus'>): LiveAddresses {
  const pages = corpus.pages.filter(
    ({language, frontMatter}) => language === 'sv' && frontMatter.values.draft !== true,
  );
  return {
    pages,
    routes: new Set([...knownRoutes(), ...errorPages]),
    anchors: new Set(pages.flatMap((page) => [...anchorsOf(page)].map((anchor) => `${page.route}#${anchor}`))),
  };
}
