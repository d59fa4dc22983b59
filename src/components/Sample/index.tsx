import type {ComponentType, ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

interface Props {
  readonly language: string;
  readonly title: string;
  /** The sample as HTML, highlighted at build time by plugins/highlight. */
  readonly html: string;
}

/** The site's own code block takes highlighted samples; the framework's type does not know that. */
const HighlightedBlock = CodeBlock as unknown as ComponentType<Props>;

/** A code sample that comes from the product data. */
export default function Sample(props: Props): ReactNode {
  return <HighlightedBlock {...props} />;
}
