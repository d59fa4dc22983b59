import type {ReactNode} from 'react';
import OriginalA from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

const markdownFile = /\.mdx?(?:$|[?#])/;

/**
 * Wraps theme-classic 3.7.0 (theme/MDXComponents/A).
 * Why: a Markdown link that leads nowhere is to warn only (plugins/markdown-links does), but the
 * framework also counts it among the broken links, which fail the build.
 * Unnecessary from: no released version.
 */
export default function MDXA(props: Props): ReactNode {
  const unresolved = props.href !== undefined && markdownFile.test(props.href);
  return <OriginalA {...props} {...(unresolved && {'data-noBrokenLinkCheck': true})} />;
}
