import type {ReactNode} from 'react';
import type {PropCategoryGeneratedIndex, PropVersionDocs} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

interface CategoryDocsProps {
  /** Of the category's page; where the loader has not been, it has no `docs`, and the version has them. */
  readonly index: PropCategoryGeneratedIndex & {readonly docs?: PropVersionDocs};
  readonly children: ReactNode;
}

/** Lets the cards of a category find the descriptions of its documents, which come with its page. */
export default function CategoryDocs({index: {docs}, children}: CategoryDocsProps): ReactNode {
  const version = useDocsVersion();
  return <DocsVersionProvider version={docs ? {...version, docs} : version}>{children}</DocsVersionProvider>;
}
