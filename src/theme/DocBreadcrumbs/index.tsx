import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {
  DocsSidebarProvider,
  useDocsSidebar,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {holdsPage} from '@site/src/edition/sidebarPaths';
import {useShownEdition} from '@site/src/edition/EditionProvider';
import {useSite} from '@site/src/lib/siteFields';

/** The section of the page, the categories on the way to it, and itself; nothing for a page that the sidebar does not hold. */
function Crumbs(): ReactNode {
  const {pathname} = useLocation();
  const {pluginId} = useDocsVersion();
  const section = useSite().sections[pluginId]!;
  const sectionHref = useBaseUrl(section.to);
  const path = useSidebarBreadcrumbs() ?? [];
  const onLandingPage = isSamePath(sectionHref, pathname);
  // A landing page that has the section's own name stands for both.
  const saysTwice = onLandingPage && path.at(-1)?.label === section.label;
  if (path.length === 0) {
    return null;
  }
  // Without an address when it is not a page, or is this page.
  const crumbs = [
    ...(saysTwice ? [] : [{label: section.label, href: onLandingPage ? undefined : sectionHref}]),
    ...path.map((item, index) => ({
      label: item.label,
      href: index === path.length - 1 || (item.type === 'category' && item.linkUnlisted) ? undefined : item.href,
    })),
  ];
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      {/* For the foot of each sheet of paper (src/css/print.css). */}
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- one more attribute of the page's root */}
        <html data-head={crumbs.map(({label}) => label).join(' › ')} />
      </Head>
      <ul className="breadcrumbs">
        {crumbs.map(({label, href}, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={index}
              className={clsx('breadcrumbs__item', last && 'breadcrumbs__item--active')}
              aria-current={last ? 'page' : undefined}
            >
              {href ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * The way to a page, from its section. A page that the reader's edition does not list has that of the sidebar that owns it.
 * What search engines read of it: plugins/finished-pages/structuredData.ts.
 */
export default function DocBreadcrumbs(): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const shown = useShownEdition();
  if (!sidebar || !shown || holdsPage(sidebar.items, pathname)) {
    return <Crumbs />;
  }
  return (
    <DocsSidebarProvider name={sidebar.name} items={shown.allItems}>
      <Crumbs />
    </DocsSidebarProvider>
  );
}
