import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {siblingCategory, type Edition} from './editions';
import {useShownEdition} from './EditionProvider';
import {categoryOf, firstCategory} from './sidebarPaths';

/** What a switch needs to know. Plain data, so that it can be handed to the menu outside the docs layout. */
export interface EditionSwitchData {
  readonly edition: Edition;
  /** Address of the category page to show for each edition. */
  readonly hrefs: Readonly<Record<Edition, string>>;
  /** The page that is open stands in the list of another edition only. */
  readonly isElsewhere: boolean;
  /** Links on category pages; on other pages the switch only changes the sidebar. */
  readonly asLinks: boolean;
}

/** Data of the switch for this page, or `null` in a section without editions. */
export function useEditionSwitch(): EditionSwitchData | null {
  const shown = useShownEdition();
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  // Until the page is hydrated a button would do nothing, but a link already leads somewhere useful.
  const isBrowser = useIsBrowser();
  if (!shown || !sidebar) {
    return null;
  }
  const {edition, allItems, onCategoryPage} = shown;
  const inShown = categoryOf(sidebar.items, pathname);
  const inAll = categoryOf(allItems, pathname);
  const category = inShown ?? inAll ?? firstCategory(allItems);
  if (!category?.href) {
    return null;
  }
  const {href} = category;
  const target = (to: Edition) => siblingCategory(href, inShown ? edition : 'all', to);
  return {
    edition,
    hrefs: {all: target('all'), excel: target('excel'), web: target('web')},
    isElsewhere: !inShown && inAll !== undefined,
    asLinks: onCategoryPage || !isBrowser,
  };
}
