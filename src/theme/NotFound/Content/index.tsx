import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import Sign from '@site/src/components/Sign';
import MissingCell from './MissingCell';
import type {PageLink} from './nearestPages';

/** What the address that leads nowhere may have meant: words to search for, and the pages that are most like it. */
function useGuess(): {query: string; pages: readonly PageLink[]} {
  const {pathname} = useLocation();
  const list = useBaseUrl('/llms.txt');
  const [guess, setGuess] = useState<{query: string; pages: readonly PageLink[]}>({query: '', pages: []});
  useEffect(() => {
    async function look(): Promise<void> {
      const {fetchPages, nearestTo, queryOf} = await import('./nearestPages');
      const query = queryOf(pathname);
      setGuess({query, pages: []});
      setGuess({query, pages: nearestTo(pathname, await fetchPages(list), 2)});
    }
    // Without them the page is as it was served.
    look().catch(() => undefined);
  }, [pathname, list]);
  return guess;
}

/** Says that there is no such page, and what the address may have meant. The three texts are the framework's. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {query, pages} = useGuess();
  const [typed, setTyped] = useState<string>();
  const results = useBaseUrl('/search');
  // Doc pages have this module in their scripts; the stylesheet is asked for only where it is shown.
  useEffect(() => void import('@site/src/css/notfound.css'), []);
  return (
    <main className={clsx('yt-404', className)}>
      <div>
        <Heading as="h1">{translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}</Heading>
        <p className="yt-lead">
          {translate({id: 'theme.NotFound.p1', message: 'We could not find what you were looking for.'})}
        </p>
        <p>
          {translate({
            id: 'theme.NotFound.p2',
            message:
              'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
          })}
        </p>
        <form className="yt-row" role="search" action={results}>
          <input
            type="search"
            name="q"
            value={typed ?? query}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={translate({id: 'yt.search.name', message: 'Sök i handboken'})}
          />
          <button type="submit" className="yt-btn yt-btn--primary">
            <Sign name="search" />
            {translate({id: 'yt.notFound.search', message: 'Sök'})}
          </button>
        </form>
        <div className="yt-row">
          <Link className="yt-btn" to="/">
            {translate({id: 'yt.notFound.home', message: 'Till startsidan'})}
          </Link>
          <Link className="yt-btn" to="/report/urgent">
            {translate({id: 'yt.notFound.urgent', message: 'Bråttom'})}
          </Link>
          <Link className="yt-btn" to="/report/network">
            {translate({id: 'yt.notFound.network', message: 'Nätverk och brandvägg'})}
          </Link>
        </div>
        {/* Its room is kept, so that nothing moves when they come. */}
        <div className="yt-404__nearest">
          {pages.length > 0 && (
            <>
              <h2>{translate({id: 'yt.notFound.nearest', message: 'Sidor som liknar adressen'})}</h2>
              <ul>
                {pages.map(({title, to}) => (
                  <li key={to}>
                    <Link to={to} autoAddBaseUrl={false}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <figure>
        <MissingCell />
      </figure>
    </main>
  );
}
