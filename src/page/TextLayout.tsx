import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import TOCItems from '@theme/TOCItems';
import scripts from '@generated/page-scripts/default/addresses.json';
import {PageData} from '@site/packages/lean-delivery/client';
import {PageHead, PageMeta} from './PageHead';

/** The contents list of small screens. Not the theme's (theme/DocItem/TOC/Mobile): a native disclosure opens before any script has run. */
function SmallContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <details className={`yt-more ${ThemeClassNames.docs.docTocMobile}`}>
      <summary>{translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}</summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}

/** Fewer headings than these are at hand in the list above the text. */
const fewest = 4;

/**
 * Layout of the text of a page, in the sense of MDX (packages/lean-delivery/textPlugins): what there is to say of an
 * unlisted page, heading, lead and facts from the front matter, the contents list of small screens,
 * then the text. The page's h1 never stands in the text.
 */
export default function TextLayout({children}: {readonly children?: ReactNode}): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  // A page that is read in a hurry begins with its answers.
  const beginsWithAnswers = frontMatter.hide_table_of_contents;
  const hasContents = !beginsWithAnswers && toc.length > 0;
  return (
    <>
      <PageData />
      <ContentVisibility metadata={metadata} />
      <PageHead />
      {hasContents && <SmallContents />}
      {hasContents && toc.length >= fewest && (
        // The contents list within reach in the middle of a long page, where the window has no room for it beside the text.
        <yt-place data-script={scripts.place}>
          <span />
          <select className="yt-select" aria-label={translate({id: 'yt.filter.place', message: 'Gå till'})} />
        </yt-place>
      )}
      <MDXContent>{children}</MDXContent>
      {beginsWithAnswers && <PageMeta />}
    </>
  );
}
