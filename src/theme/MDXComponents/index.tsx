import MDXComponents from '@theme-original/MDXComponents';
import MarkdownTable from '@site/src/components/MarkdownTable';
import ColumnHeading from '@site/src/components/MarkdownTable/ColumnHeading';
import {writerComponents} from '@site/src/components';

/**
 * Wraps theme-classic 3.7.0 (theme/MDXComponents).
 * Why: the components writers use without an import; Markdown tables in a frame of their own,
 * with headings that say what they head.
 * Unnecessary from: no version; this is the framework's own place for it.
 */
export default {
  ...MDXComponents,
  ...writerComponents,
  table: MarkdownTable,
  th: ColumnHeading,
};
