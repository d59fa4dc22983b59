import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
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
      setGuess({query, pages: nearestTo(pathname, await fetchPages(list), 3)});
    }
    // Without them the page is as it was served.
    look().catch(() => undefined);
  }, [pathname, list]);
  return guess;
}

/**
 * Ejected from theme-classic 3.7.0 (theme/NotFound/Content).
 * Why: the page offers what the address may have meant, ways on, and our drawing. The three texts are the framework's; what helps now comes before whom to write to.
 * Unnecessary from: no released version.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {query, pages} = useGuess();
  const [typed, setTyped] = useState<string>();
  const results = useBaseUrl('/search');
  // Doc pages have this module in their scripts; the stylesheet is asked for only where it is shown.
  useEffect(() => void import('@site/src/css/notfound.css'), []);
  return (
    <main className={clsx('yt-404', className)}>
      <div>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p className="yt-lead">
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        {/* Its room is kept, so that nothing moves when they come. */}
        <ul
          className="yt-404__nearest"
          aria-label={translate({id: 'yt.notFound.nearest', message: 'Sidor som liknar adressen'})}
        >
          {pages.map(({title, to}) => (
            <li key={to}>
              <Link to={to} autoAddBaseUrl={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
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
            <Translate id="yt.notFound.search">Sök</Translate>
          </button>
        </form>
        <div className="yt-row">
          <Link className="yt-btn" to="/">
            <Translate id="yt.notFound.home">Till startsidan</Translate>
          </Link>
          <Link className="yt-btn" to="/report/urgent">
            <Translate id="yt.notFound.urgent">Bråttom</Translate>
          </Link>
          <Link className="yt-btn" to="/report/network">
            <Translate id="yt.notFound.network">Nätverk och brandvägg</Translate>
          </Link>
        </div>
        <p>
          <Translate id="theme.NotFound.p2">
            Please contact the owner of the site that linked you to the original URL and let them know their link is
            broken.
          </Translate>
        </p>
      </div>
      <figure>
        <MissingCell />
      </figure>
    </main>
  );
}
