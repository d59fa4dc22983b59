import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXComponents from '@theme-original/MDXComponents';
import OriginalA from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import MarkdownTable, {ColumnHeading} from '@site/src/components/MarkdownTable';
import {Strong} from '@site/src/components/MenuPath';
import {siteBase} from '@site/src/lib/locales';
import {LaterText} from '@site/packages/lean-delivery/client';

const markdownFile = /\.mdx?(?:$|[?#])/;
/** Leads to a file of the site that is no page; the framework leaves such addresses alone. */
const fileProtocol = 'pathname:///';

/**
 * A Markdown link that leads nowhere is to warn only (plugins/markdown/markdownLinks does), but the
 * framework also counts it among the broken links, which fail the build. And a link to a file
 * (`pathname:///artefacts/…`) leads to the one file of all languages, also below a sub-path; the framework
 * would put the page's language before it.
 */
function MDXA({href, ...props}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  if (href?.startsWith(fileProtocol)) {
    const file = href.slice(fileProtocol.length);
    return (
      <OriginalA
        {...props}
        autoAddBaseUrl={false}
        href={`pathname://${siteBase({...i18n, baseUrl: siteConfig.baseUrl})}${file}`}
      />
    );
  }
  const unresolved = href !== undefined && markdownFile.test(href);
  return <OriginalA {...props} href={href} {...(unresolved && {'data-noBrokenLinkCheck': true})} />;
}

/**
 * Wraps theme-classic 3.7.0 (theme/MDXComponents).
 * Why: Markdown tables in a frame of their own, with headings that say what they head;
 * links, see above; paths through menus in bold text, set as paths; what of a text is drawn a frame later. (The
 * components writers use are imported by the pages themselves: plugins/markdown/components.)
 * Unnecessary from: no version; this is the framework's own place for it.
 */
export default {...MDXComponents, a: MDXA, table: MarkdownTable, th: ColumnHeading, strong: Strong, LaterText};
