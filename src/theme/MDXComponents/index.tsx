import MDXComponents from '@theme-original/MDXComponents';
import MarkdownTable, {ColumnHeading} from '@site/src/components/MarkdownTable';
import {Strong} from '@site/src/components/MenuPath';
import {LaterText} from '@site/packages/lean-delivery/client';

/**
 * Wraps theme-classic 3.7.0 (theme/MDXComponents).
 * Why: Markdown tables in a frame of their own, with headings that say what they head;
 * paths through menus in bold text, set as paths; what of a text is drawn a frame later. (The
 * components writers use are imported by the pages themselves: plugins/markdown/componentImports.)
 * Unnecessary from: no version; this is the framework's own place for it.
 */
export default {...MDXComponents, table: MarkdownTable, th: ColumnHeading, strong: Strong, LaterText};
