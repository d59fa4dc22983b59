import type {ReactNode} from 'react';
import clsx from 'clsx';
import {filterDocCardListItems, useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import '@site/src/css/category.css';

function CurrentCategoryCards({className}: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarCategory().items} className={className} />;
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocCardList).
 * Why: the cards are one list, drawn as a sheet of cells, instead of Infima's rows and columns.
 * Unnecessary from: no released version.
 */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) {
    return <CurrentCategoryCards className={className} />;
  }
  return (
    <ul className={clsx('yt-cards', className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <DocCard key={index} item={item} />
      ))}
    </ul>
  );
}
