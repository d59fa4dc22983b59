import {memo} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

/**
 * Wraps theme-classic 3.7.0 (theme/DocsRoot).
 * Why: a click renders the page that one leaves once more, every link of it, before the next one is asked for:
 * the framework's PendingNavigation holds the old location, but in a new object, and React takes that for news.
 * Unnecessary from: no released version.
 */
export default memo(
  function DocsRoot(props: Props) {
    return (
      <RouterContext.Provider value={props}>
        <OriginalDocsRoot {...props} />
      </RouterContext.Provider>
    );
  },
  (before, after) => before.location === after.location && before.route === after.route,
);
