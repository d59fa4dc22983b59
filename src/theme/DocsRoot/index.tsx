import {memo} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

/**
 * Not drawn again by a click that leaves it: the framework's PendingNavigation holds the old location, but in a new object,
 * and React takes that for news.
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
