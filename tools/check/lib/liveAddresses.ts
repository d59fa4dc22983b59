import {publishedRoutes} from '../../../src/product/published';
import type {Page} from '../corpus/page';
import type {CheckContext} from '../types';
import {anchorsOf} from './anchors';
import {otherRoutes} from './routes';

/** What the site has, without language. */
export interface LiveAddresses {
  /** The Swedish pages, which have the anchors of both languages. */
  readonly pages: readonly Page[];
  readonly routes: ReadonlySet<string>;
  /** `/page#anchor` */
  readonly anchors: ReadonlySet<string>;
}

/** Addresses that readers reach now. Of a part of the site that part is looked at, and the rest is believed to be there. */
export function liveAddresses({corpus, isWhole}: Pick<CheckContext, 'corpus' | 'isWhole'>): LiveAddresses {
  const pages = corpus.pages.filter(
    ({language, frontMatter}) => language === 'sv' && frontMatter.values.draft !== true,
  );
  return {
    pages,
    routes: new Set([...otherRoutes(), ...pages.map(({route}) => route), ...(isWhole ? [] : publishedRoutes)]),
    anchors: new Set(pages.flatMap((page) => [...anchorsOf(page)].map((anchor) => `${page.route}#${anchor}`))),
  };
}
