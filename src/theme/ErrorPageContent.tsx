import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/Error';

/** What crashed, and ways on. It asks nothing of what surrounds a page, so that it serves where that has crashed, too. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="yt-crash">
      <div className="yt-crash__box">
        <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
        {getErrorCausalChain(error).map(({message}, depth) => (
          <p key={depth}>
            {depth > 0 && 'Cause: '}
            {message}
          </p>
        ))}
        <button type="button" className="yt-btn" onClick={tryAgain}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </button>
        <a href={siteConfig.baseUrl}>{translate({id: 'yt.crash.home', message: 'Till startsidan'})}</a>
      </div>
    </main>
  );
}
