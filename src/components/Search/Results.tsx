import type {ReactNode} from 'react';
import {SearchResults} from '@site/packages/local-search/client';
import {searchSite} from './site';

/** The form and the hits of the results page; `children` follow the hits. */
export default function Results({children}: {readonly children: ReactNode}): ReactNode {
  return <SearchResults site={searchSite}>{children}</SearchResults>;
}
