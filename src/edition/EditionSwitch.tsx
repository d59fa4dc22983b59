import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {editionIds, type Edition, siblingCategory} from './editions';
import {editionStore} from './store';
import {useShownEdition} from './EditionProvider';
import {categoryOf, firstCategory} from './sidebarPaths';

/** Not those of src/page/labels: every document has the switch, and few the others. */
const labels: Readonly<Record<Edition, string>> = {
  all: translate({id: 'yt.edition.all', message: 'Allt'}),
  excel: translate({id: 'yt.edition.excel', message: 'Excel'}),
  web: translate({id: 'yt.edition.web', message: 'Webb'}),
};

interface Props extends EditionSwitchData {
  readonly className?: string;
  /** Called after a click that leads to another page, for example to close the menu. */
  readonly onNavigate?: () => void;
}

/**
 * The switch "Allt / Excel / Webb": the tabs under a workbook. On a category page its parts are
 * links to the same category of the other editions; on other pages they change the sidebar and
 * the reader stays on the page.
 */
export function EditionSwitch({className, edition, hrefs, isElsewhere, asLinks, onNavigate}: Props): ReactNode {
  const title = translate({id: 'yt.edition.title', message: 'Visa sidor för'});
  return (
    <div className={clsx('yt-edition', className)} role="group" aria-label={title}>
      <span className="yt-edition__label" aria-hidden="true">
        {title}
      </span>
      <div className="yt-edition__tabs">
        {editionIds.map((id) =>
          asLinks ? (
            <Link key={id} to={hrefs[id]} aria-current={id === edition ? 'page' : undefined} onClick={onNavigate}>
              {labels[id]}
            </Link>
          ) : (
            <button key={id} type="button" aria-pressed={id === edition} onClick={() => editionStore.choose(id)}>
              {labels[id]}
            </button>
          ),
        )}
      </div>
      {isElsewhere && (
        <p className="yt-edition__label">
          {translate({id: 'yt.edition.elsewhere', message: 'Sidan du läser står under Allt.'})}
        </p>
      )}
    </div>
  );
}

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
