import type {ReactNode} from 'react';

/** Stand-in: the title and the highlighted sample, without the copy button. */
export default function CodeBlock({title, language, html}: {title: string; language: string; html: string}): ReactNode {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
    </figure>
  );
}
