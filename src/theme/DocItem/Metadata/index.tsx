/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Metadata).
 * Why: the keywords of a page are the words that our own search finds it by; in the head nothing reads them.
 * Unnecessary from: no released version.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <PageMetadata title={metadata.title} description={metadata.description} image={assets.image ?? frontMatter.image} />
  );
}
