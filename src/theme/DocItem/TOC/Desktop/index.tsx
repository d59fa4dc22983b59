import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/TOC/Desktop, theme/TOC).
 * Why: there the list is an unnamed block; here it is a landmark with a visible name.
 * Unnecessary from: no released version.
 */
export default function DocItemTOCDesktop(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <nav className={ThemeClassNames.docs.docTocDesktop} aria-labelledby="yt-toc-title">
      <p className="yt-toc__title" id="yt-toc-title">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="table-of-contents"
        // A name of its own keeps the highlighting away from the small-screen list.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
