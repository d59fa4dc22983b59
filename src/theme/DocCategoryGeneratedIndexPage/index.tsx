import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {EditionSwitch, useEditionSwitch, useNeighbours} from '@site/src/edition';

/**
 * Ejected from theme-classic 3.7.0 (theme/DocCategoryGeneratedIndexPage).
 * Why: the page has the head of every other page, the edition switch where there is no sidebar, and
 * previous/next named in the page's language.
 * Unnecessary from: no released version.
 */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation} = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  const editions = useEditionSwitch();
  const {pathname} = useLocation();
  const neighbours = useNeighbours(pathname, navigation);
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <header>
        <Heading as="h1">{title}</Heading>
        {description && <p className="yt-lead">{description}</p>}
        {editions && <EditionSwitch {...editions} className="yt-edition--page" />}
      </header>
      <DocCardList items={category.items} />
      <DocPaginator {...neighbours} />
    </>
  );
}
