import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import {ServedText, servedPage} from '@site/packages/lean-delivery/client';
import {Wordmark} from '@site/src/theme/Logo';
import {useNeighbours} from '@site/src/edition/EditionProvider';
import {useSite} from '@site/src/lib/siteFields';

/** Head of a printed page: whose handbook it is, and for which version. Hidden on screen. */
function PrintHead(): ReactNode {
  const {brand, version} = useSite();
  return (
    <div className="yt-printhead" aria-hidden="true">
      <Wordmark />
      <span>
        {translate({id: 'yt.printHead', message: 'Handbok för {brand}, version {version}'}, {brand, version})}
      </span>
    </div>
  );
}

const textClass = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

/**
 * The page's grid (src/css/frame.css). The text of the page that the reader came to is taken over as it stands there
 * (packages/lean-delivery/client); that of another comes with its head (src/page/TextLayout.tsx), and with the notice of an
 * unlisted page: what search engines read of that is here, on every way to it.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const wide = useWindowSize() !== 'mobile';
  const neighbours = useNeighbours(metadata);
  return (
    <div className="yt-doc">
      <div>
        {(metadata.unlisted || frontMatter.unlisted) && (
          <Head>
            <meta name="robots" content="noindex, nofollow" />
          </Head>
        )}
        <DocVersionBanner />
        <article>
          <PrintHead />
          <DocBreadcrumbs />
          <DocVersionBadge />
          {metadata === servedPage?.content.metadata ? (
            <ServedText className={textClass} />
          ) : (
            <div className={textClass}>{children}</div>
          )}
          <DocItemFooter />
        </article>
        <DocPaginator {...neighbours} />
      </div>
      {wide && !frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCDesktop />}
    </div>
  );
}
