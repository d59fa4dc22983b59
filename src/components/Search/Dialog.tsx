import type {ReactNode} from 'react';
import {SearchDialog, type SearchDialogProps} from '@site/packages/local-search/client';
import '@site/src/css/search.css';
import {searchSite} from './site';

/** The dialog of the search; imported when a reader turns to it. */
export default function Dialog(props: SearchDialogProps): ReactNode {
  return <SearchDialog {...props} site={searchSite} />;
}
