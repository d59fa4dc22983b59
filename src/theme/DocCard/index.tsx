import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import pageFacts from '@generated/product/default/pages.json';
import type {Props} from '@theme/DocCard';
import type {PageFacts} from '@site/src/page/FactStrip';
import {KindBadge} from '@site/src/page/KindBadge';
import {editionLabel} from '@site/src/page/labels';

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
 * Ejected from theme-classic 3.7.0 (theme/DocCard).
 * Why: there a card is a link with an emoji and cut-off texts; here it is a cell that says what
 * kind of page it leads to, and its whole description.
 * Unnecessary from: no released version.
 */
export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'category') {
    return <CategoryCard item={item} />;
  }
  return item.type === 'link' ? <PageCard item={item} /> : null;
}
