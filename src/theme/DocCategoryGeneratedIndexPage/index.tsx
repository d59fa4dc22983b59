import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
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
import type {PageFacts} from '@site/src/page/FactStrip';
import {KindBadge} from '@site/src/page/KindBadge';
import {editionLabel} from '@site/src/page/labels';
import '@site/src/css/category.css';

/** A text whose error codes do not break at their hyphen. */
function wholeCodes(text: string): ReactNode {
  return text.split(/(YT-\d+)/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly facts?: PageFacts;
}

function Card({href, title, description, facts}: CardProps): ReactNode {
  return (
    <li className="yt-cell">
      <h2>
        <Link to={href}>{title}</Link>
      </h2>
      {description && <p>{wholeCodes(description)}</p>}
      {facts?.kind && (
        <div className="yt-meta">
          <KindBadge kind={facts.kind} />
          {facts.editions?.map((edition) => (
            <span key={edition} className="badge">
              {editionLabel(edition)}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

function CategoryCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const {selectMessage} = usePluralForm();
  const href = findFirstSidebarItemLink(item);
  const count = item.items.length;
  const message = translate(
    {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
    {count},
  );
  return (
    href && <Card href={href} title={item.label} description={item.description ?? selectMessage(count, message)} />
  );
}

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId ?? undefined);
  const facts = (pageFacts as Readonly<Record<string, PageFacts>>)[item.href];
  return <Card href={item.href} title={item.label} description={item.description ?? doc?.description} facts={facts} />;
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocCategoryGeneratedIndexPage, with DocCardList and DocCard).
 * Why: the page has the head of every other page, the edition switch where there is no sidebar, and
 * previous/next named in the page's language. There a card is a link with an emoji and cut-off texts; here the cards are
 * one list, drawn as a sheet of cells, each of which says what kind of page it leads to, and its whole description.
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
      <ul className="yt-cards">
        {filterDocCardListItems(category.items).map((item, index) =>
          item.type === 'category' ? (
            <CategoryCard key={index} item={item} />
          ) : (
            item.type === 'link' && <PageCard key={index} item={item} />
          ),
        )}
      </ul>
      <DocPaginator {...neighbours} />
    </>
  );
}
