import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/Error';

/**
 * Ejected from theme-classic 3.7.0 (theme/ErrorPageContent).
 * Why: our box instead of Infima's columns, and a way on. It asks nothing of what surrounds a page, so that it serves where
 * that has crashed, too (theme/Error), and every page has it.
 * Unnecessary from: no released version.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="yt-crash">
      <div className="yt-crash__box">
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </h1>
        <p>{error.message}</p>
        <button type="button" className="yt-btn" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        <a href={siteConfig.baseUrl}>
          <Translate id="yt.crash.home">Till startsidan</Translate>
        </a>
      </div>
    </main>
  );
}
