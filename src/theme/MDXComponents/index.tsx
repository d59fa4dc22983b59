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

/** What Markdown is drawn by. (The components that writers use are imported by the pages: plugins/markdown/components.) */
export default {...MDXComponents, a: MDXA, table: MarkdownTable, th: ColumnHeading, strong: Strong, LaterText};
