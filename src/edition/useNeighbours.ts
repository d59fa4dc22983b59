import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useShownEdition} from './EditionProvider';
import {neighbours, translated, type Neighbours} from './sidebarPaths';

/**
 * The pages before and after this one, named in the page's language.
 *
 * @param pathname address of the page
 * @param own what the framework worked out from the sidebar that owns the page
 */
export function useNeighbours(pathname: string, own: Neighbours): Neighbours {
  const sidebar = useDocsSidebar();
  const shown = useShownEdition();
  if (!sidebar) {
    return {previous: own.previous, next: own.next};
  }
  const inEdition = shown && shown.edition !== 'all' ? neighbours(sidebar.items, pathname) : null;
  return inEdition ?? translated(shown?.allItems ?? sidebar.items, own);
}
