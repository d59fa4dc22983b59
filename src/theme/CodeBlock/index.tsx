import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Sign from '@site/src/components/Sign';

interface Props {
  /** The sample as HTML, highlighted at build time (src/lib/highlight); without its tags it is the sample. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** Language of its words, when it is not the page's. */
  readonly lang?: string;
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&\w+;/g, ' ');
}

const languageLabels: Readonly<Record<string, string>> = {
  bash: 'Bash',
  batch: translate({id: 'yt.code.batch', message: 'Kommandotolken'}),
  csharp: 'C#',
  excel: translate({id: 'yt.code.excel', message: 'Formel i Excel'}),
  http: 'HTTP',
  ini: translate({id: 'yt.code.ini', message: 'Init-fil'}),
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  sql: 'SQL',
  text: translate({id: 'yt.code.text', message: 'Utdata'}),
  typescript: 'TypeScript',
};

/** What is read, or put into a command line, as a whole: its long lines are always broken. */
const readWhole = ['bash', 'batch', 'excel', 'http', 'powershell', 'text'];

/** Columns that a sample in a step has room for beside the menu; a phone breaks lines anyway. */
const wide = 66;

/** A sample with its title, a button that copies, and a switch that breaks long lines. */
export default function CodeBlock({html, language, title, lang}: Props): ReactNode {
  const name = title ?? languageLabels[language];
  // Names the sample, for readers who do not see which one a control belongs to.
  const ofSample = (
    <span className="sr">
      {': '}
      <span lang={lang}>{name}</span>
    </span>
  );
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, `language-${language}`)}>
      <div className="yt-code__title">
        {title ? <b lang={lang}>{title}</b> : <span>{name}</span>}
        {/* Breaks the long lines, if there are any; done by the stylesheet (src/css/code.css). */}
        {!readWhole.includes(language) &&
          textOf(html)
            .split('\n')
            .some(({length}) => length > wide) && (
            <label className="yt-wrap">
              <input type="checkbox" />
              {translate({id: 'yt.code.wrap', message: 'Bryt rader'})}
              {ofSample}
            </label>
          )}
        {/* src/client/copy.ts does the work, on every page alike. */}
        <button type="button" className="clean-btn yt-copy">
          <Sign name="copy" />
          <Sign name="check" />
          <span aria-live="polite">{translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}</span>
          {ofSample}
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label={name} lang={lang}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
