import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import {useNeighbours} from '@site/src/edition';

/**
 * Wraps theme-classic 3.7.0 (theme/DocItem/Paginator).
 * Why: there the label of a category is frozen before translation, so that English pages show
 * the Swedish one; and previous/next ignore the sidebar that the reader looks at.
 * Unnecessary from: 3.10 for the label (facebook/docusaurus#11794).
 */
export default function DocItemPaginator(): ReactNode {
  const {metadata} = useDoc();
  const {pathname} = useLocation();
  return <DocPaginator {...useNeighbours(pathname, metadata)} />;
}
