import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import {FactStrip, type PageFacts} from '@site/src/page-facts/FactStrip';

/** Our keys of the front matter, beside the framework's own. */
type HandbookFrontMatter = PageFacts & {readonly lead?: string};

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Content).
 * Why: a page begins with heading, lead and facts from its front matter, then the contents list
 * of small screens, then the text. Edit: the head; the page's h1 never stands in the text.
 * Unnecessary from: no released version.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {lead, kind, editions, roles} = frontMatter as HandbookFrontMatter;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {lead && <p className="yt-lead">{lead}</p>}
        <FactStrip kind={kind} editions={editions} roles={roles} />
      </header>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
