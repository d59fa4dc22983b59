import {createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {DocsSidebarProvider, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {editionOfSidebar, ownSidebar, sidebarOf, type Edition} from './editions';
import {categoryAt, neighbours, translated, type Neighbours} from './sidebarPaths';
import {editionStore} from './store';

/** What the page shows of the three editions. */
export interface ShownEdition {
  readonly edition: Edition;
  /** Is this a category page? Then its address fixes the edition. */
  readonly onCategoryPage: boolean;
  /** The sidebar with every page of the section: what to fall back on for a page outside the edition. */
  readonly allItems: PropSidebar;
}

const ShownEditionContext = createContext<ShownEdition | null>(null);

/** What the page shows of the editions, or `null` in a section without editions. */
export function useShownEdition(): ShownEdition | null {
  return useContext(ShownEditionContext);
}

/**
 * Shows the sidebar of the reader's edition on every page of a section with editions, so that
 * breadcrumbs, previous/next and the menus follow it. A visit to a category page is a choice.
 *
 * Every edition's sidebar gets the same name, because the layout rebuilds the whole sidebar when
 * the name changes: focus, scroll position and opened categories would be lost.
 */
export function EditionProvider({children}: {children: ReactNode}): ReactNode {
  const own = useDocsSidebar();
  const {docsSidebars} = useDocsVersion();
  const {pathname} = useLocation();
  // While hydrating it is `all`, as in the static page.
  const chosen = useSyncExternalStore(editionStore.subscribe, editionStore.read, () => 'all' as const);
  const ownEdition = editionOfSidebar(own?.name);
  const visited = own && ownEdition && categoryAt(own.items, pathname) ? ownEdition : null;
  const edition = ownEdition && (visited ?? chosen);
  const shown = useMemo(
    () => edition && {edition, onCategoryPage: visited !== null, allItems: docsSidebars[ownSidebar]!},
    [edition, visited, docsSidebars],
  );
  useEffect(() => {
    if (visited) {
      editionStore.choose(visited);
    }
  }, [visited]);

  if (!shown) {
    return children;
  }
  return (
    <ShownEditionContext.Provider value={shown}>
      <DocsSidebarProvider name={ownSidebar} items={docsSidebars[sidebarOf(shown.edition)] ?? own?.items}>
        {children}
      </DocsSidebarProvider>
    </ShownEditionContext.Provider>
  );
}

/**
 * The pages before and after this one, named in the page's language.
 *
 * @param own what the framework worked out from the sidebar that owns the page
 */
export function useNeighbours(own: Neighbours): Neighbours {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const shown = useShownEdition();
  if (!sidebar) {
    return {previous: own.previous, next: own.next};
  }
  const inEdition = shown && shown.edition !== 'all' ? neighbours(sidebar.items, pathname) : null;
  return inEdition ?? translated(shown?.allItems ?? sidebar.items, own);
}
