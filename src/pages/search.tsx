import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import scripts from '@generated/page-scripts/default/addresses.json';
import {SearchResults} from '@site/packages/local-search/client';
import {searchSite} from '@site/src/components/Search/site';
import {useSite} from '@site/src/lib/siteFields';
import '@site/src/css/search.css';

/** The sections for customers: what there is to browse, with and without JavaScript. */
function Browse(): ReactNode {
  const sections = Object.entries(useSite().sections).filter(([id]) => id !== 'internal');
  return (
    <section className="yt-search-browse" aria-labelledby="browse">
      <h2 id="browse">{translate({id: 'yt.search.browse', message: 'Bläddra i stället'})}</h2>
      <ul>
        {sections.map(([id, {label, to}]) => (
          <li key={id}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to="/report/faq/error-messages">
            {translate({id: 'yt.search.browseErrors', message: 'Alla felkoder'})}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The page of results: its address holds the query, so it can be shared and gone back to. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({id: 'yt.search.name', message: 'Sök i handboken'});
  return (
    <Layout title={title}>
      <Head>
        {/* Every query would be a page of its own to a search engine. */}
        <meta name="robots" content="noindex" />
        <script type="module" src={scripts.earlyIndex} />
      </Head>
      <main className="yt-searchpage" data-needs-client>
        <h1>{title}</h1>
        <SearchResults site={searchSite}>
          <Browse />
        </SearchResults>
        {!isBrowser && (
          // Seen without JavaScript only: the hits, when they come, would push it away.
          <div className="yt-searchpage__still">
            <noscript>
              <p>
                {translate({
                  id: 'yt.search.noScript',
                  message:
                    'Sökningen behöver JavaScript, som är avstängt i din webbläsare. Bläddra i avsnitten i stället.',
                })}
              </p>
            </noscript>
            <Browse />
          </div>
        )}
      </main>
    </Layout>
  );
}
