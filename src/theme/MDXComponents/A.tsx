import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {siteBase} from '@site/src/lib/siteBase';
import OriginalA from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

const markdownFile = /\.mdx?(?:$|[?#])/;
/** Leads to a file of the site that is no page; the framework leaves such addresses alone. */
const fileProtocol = 'pathname:///';

/**
 * Wraps theme-classic 3.7.0 (theme/MDXComponents/A).
 * Why: a Markdown link that leads nowhere is to warn only (plugins/markdown/markdownLinks does), but the
 * framework also counts it among the broken links, which fail the build. And a link to a file
 * (`pathname:///artefacts/…`) leads to the one file of all languages, also below a sub-path; the framework
 * would put the page's language before it.
 * Unnecessary from: no released version.
 */
export default function MDXA({href, ...props}: Props): ReactNode {
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
