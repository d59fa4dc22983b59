/** The head of a page, without the keywords: they are for our own search. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <PageMetadata title={metadata.title} description={metadata.description} image={assets.image ?? frontMatter.image} />
  );
}
