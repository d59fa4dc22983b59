import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import Copy from './Copy';
import Wrap from './Wrap';
import {languageLabel} from './languageLabel';

/**
 * Properties of a sample. Fences of a page come highlighted (`html`, made by plugins/markdown/highlight);
 * a component that writes `<CodeBlock language="sql">` itself gives plain text as children.
 */
type Props = Pick<OriginalProps, 'children' | 'className' | 'title' | 'language'> & {
  /** The sample as HTML; without its tags it is the sample. */
  readonly html?: string;
  /** Language of its words, when it is not the page's. */
  readonly lang?: string;
};

function languageOf(className = ''): string {
  return /language-(\S+)/.exec(className)?.[1] ?? 'text';
}

/** The sample without its colours. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&\w+;/g, ' ');
}

/**
 * Ejected from theme-classic 3.7.0 (theme/CodeBlock).
 * Why: there the highlighter travels with every page (33 KB) and writes colours as style
 * attributes; here the sample is highlighted at build time, in classes that serve both modes.
 * Edits: title row with an always visible copy button, and a switch for long lines; no line numbers.
 * Unnecessary from: no released version.
 */
export default function CodeBlock({
  children,
  className,
  title,
  language = languageOf(className),
  html,
  lang,
}: Props): ReactNode {
  const name = title ?? languageLabel(language);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, `language-${language}`)}>
      <div className="yt-code__title">
        {title ? <b lang={lang}>{title}</b> : <span>{name}</span>}
        <Wrap name={name} lang={lang} text={html === undefined ? String(children) : textOf(html)} />
        <Copy name={name} lang={lang} />
      </div>
      <pre tabIndex={0} role="group" aria-label={name} lang={lang}>
        {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
      </pre>
    </div>
  );
}
