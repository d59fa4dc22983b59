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

/** A sample with its title and a button that copies. Its long lines are broken. */
export default function CodeBlock({html, language, title, lang}: Props): ReactNode {
  const name = title ?? languageLabels[language];
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, `language-${language}`)}>
      <div className="yt-code__title">
        <span lang={title && lang}>{name}</span>
        {/* src/client/copy.ts does the work, on every page alike. */}
        <button type="button" className="clean-btn yt-copy">
          <Sign name="copy" />
          <Sign name="check" />
          <span aria-live="polite">{translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}</span>
          {/* For readers who do not see which sample it belongs to. */}
          <span className="sr">
            {': '}
            <span lang={lang}>{name}</span>
          </span>
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label={name} lang={lang}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
