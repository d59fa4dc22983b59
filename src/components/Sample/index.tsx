import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type OwnCodeBlock from '@site/src/theme/CodeBlock';

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The sample as HTML, highlighted at build time by plugins/markdown/highlight. */
  readonly html: string;
}

/** The framework's type does not know that the site's own block takes highlighted samples. */
const HighlightedBlock = CodeBlock as unknown as typeof OwnCodeBlock;

/** A code sample that comes from the product data. */
export default function Sample({language, title, html}: Props): ReactNode {
  return <HighlightedBlock language={language} title={title} html={html} />;
}
