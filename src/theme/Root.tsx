import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {watchHistory} from '@site/src/client/returnToPlace';
import fontUrl from '@site/static/fonts/schibsted-grotesk-yttra.woff2';

/**
 * The framework's place for what surrounds every page.
 * Why: hands the script that every built page begins with (packages/lean-delivery/boot.js) where the one font is, so
 * that it is asked for together with the stylesheet that names it, not after it. The address comes
 * from the bundler, because it carries the file's hash. And it watches the router's history, which no client module is given.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  useEffect(() => watchHistory(history), [history]);
  return (
    <>
      <Head>
        <meta name="yt-font" content={fontUrl} />
      </Head>
      {children}
    </>
  );
}
