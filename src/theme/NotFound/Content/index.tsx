import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import OpenSearch from '@site/src/components/OpenSearch';
import Sign from '@site/src/components/Sign';
import MissingCell from './MissingCell';

/**
 * Ejected from theme-classic 3.7.0 (theme/NotFound/Content).
 * Why: the page offers ways on, and our drawing. The three texts are the framework's; what helps now comes before whom to write to.
 * Unnecessary from: no released version.
 */
export default function NotFoundContent({className}: Props): ReactNode {
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
        <div className="yt-row">
          <OpenSearch className="yt-btn yt-btn--primary">
            <Sign name="search" />
            <Translate id="yt.notFound.search">Sök i handboken</Translate>
          </OpenSearch>
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
