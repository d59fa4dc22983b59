import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/TOC/Mobile, theme/TOCCollapsible).
 * Why: a native disclosure opens before any script has run.
 * Unnecessary from: no released version.
 */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <details className={`yt-more ${ThemeClassNames.docs.docTocMobile}`}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
