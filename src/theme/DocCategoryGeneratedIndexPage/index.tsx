import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import pageFacts from '@generated/product/default/pages.json';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {EditionSwitch, useEditionSwitch} from '@site/src/edition/EditionSwitch';
import {useNeighbours} from '@site/src/edition/EditionProvider';
import type {PageFacts} from '@site/src/page/PageHead';
import {editionLabel, KindBadge} from '@site/src/page/labels';
import '@site/src/css/category.css';

/** A text whose error codes do not break at their hyphen. */
function wholeCodes(text: string): ReactNode {
  return text.split(/(YT-\d+)/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}

function Card({item}: {item: PropSidebarItemCategory | PropSidebarItemLink}): ReactNode {
  const href = findFirstSidebarItemLink(item)!;
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const description = item.description ?? doc?.description;
  const {kind, editions = []} = (pageFacts as Readonly<Record<string, PageFacts>>)[href] ?? {};
  return (
    <li className="yt-cell">
      <h2>
        <Link to={href}>{item.label}</Link>
      </h2>
      {description && <p>{wholeCodes(description)}</p>}
      {kind && (
        <div className="yt-meta">
          <KindBadge kind={kind} />
          {editions.map((edition) => (
            <span key={edition} className="badge">
              {editionLabel(edition)}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

/** The page of a category: a sheet of cells, one for each page. */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation} = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  const editions = useEditionSwitch();
  const neighbours = useNeighbours(navigation);
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
      <ul className="yt-cards">
        {filterDocCardListItems(category.items).map(
          (item, index) => item.type !== 'html' && <Card key={index} item={item} />,
        )}
      </ul>
      <DocPaginator {...neighbours} />
    </>
  );
}
