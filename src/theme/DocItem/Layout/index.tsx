import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import Wordmark from '@site/src/components/Wordmark';
import {useProduct} from '@site/src/lib/useProduct';

/** Head of a printed page: whose handbook it is, and for which version. Hidden on screen. */
function PrintHead(): ReactNode {
  const {brand, version} = useProduct();
  return (
    <div className="yt-printhead" aria-hidden="true">
      <Wordmark />
      <span>
        <Translate id="yt.printHead" values={{brand, version}}>
          {'Handbok för {brand}, version {version}'}
        </Translate>
      </span>
    </div>
  );
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Layout).
 * Why: the text keeps one measure and the contents list one width (src/css/frame.css) instead of
 * Infima's columns; the small-screen contents list stands under the page head (src/page/TextLayout.tsx).
 * The notice of an unlisted page travels with its text; search engines read here, on every way to it.
 * Unnecessary from: no released version.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const wide = useWindowSize() !== 'mobile';
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
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {wide && !frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCDesktop />}
    </div>
  );
}
