import {memo, useContext, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

interface AtLocationProps extends Props {
  readonly router: RouteComponentProps;
}

const AtLocation = memo(
  ({router, ...props}: AtLocationProps) => (
    <RouterContext.Provider value={router}>
      <OriginalDocsRoot {...props} />
    </RouterContext.Provider>
  ),
  (before, after) => before.router.location === after.router.location && before.route === after.route,
);

/**
 * Wraps theme-classic 3.7.0 (theme/DocsRoot).
 * Why: a click renders the page that one leaves once more, every link of it, before the next one is asked for:
 * the framework's PendingNavigation holds the old location, but in a new object, and React takes that for news.
 * Unnecessary from: no released version.
 */
export default function DocsRoot(props: Props): ReactNode {
  return <AtLocation {...props} router={useContext(RouterContext)} />;
}
