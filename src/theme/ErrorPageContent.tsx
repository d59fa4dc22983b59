import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';

/**
 * Ejected from theme-classic 3.7.0 (theme/ErrorPageContent).
 * Why: our box instead of Infima's columns; texts and behaviour are the framework's.
 * Unnecessary from: no released version.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="yt-crash">
      <div className="yt-crash__box">
        <Heading as="h1">
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </Heading>
        <ErrorBoundaryError error={error} />
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="yt-btn" />
      </div>
    </main>
  );
}
