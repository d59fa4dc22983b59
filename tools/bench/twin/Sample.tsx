import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The sample, highlighted for our own theme. */
  readonly html: string;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** A sample from the product data, as text: the stock CodeBlock highlights it in the browser. */
export default function Sample({language, title, html}: Props): ReactNode {
  return (
    <CodeBlock language={language} title={title}>
      {textOf(html)}
    </CodeBlock>
  );
}
