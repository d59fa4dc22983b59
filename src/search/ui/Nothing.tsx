import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {mailto} from '@site/src/product/mailto';
import {useProduct} from '@site/src/product/useProduct';

interface Props {
  readonly query: string;
  /** Leaves the filter, when one is set and other sections have hits. */
  readonly showAll?: () => void;
}

/** What a reader can do when nothing was found. */
export default function Nothing({query, showAll}: Props): ReactNode {
  const {supportMail} = useProduct();
  const subject = translate({id: 'yt.search.askSubject', message: 'Jag hittade inte: {query}'}, {query: query.slice(0, 100)});
  return (
    <div className="yt-search-note">
      <p>
        {showAll ? (
          <Translate id="yt.search.nothingHere">Ingenting i det avsnittet.</Translate>
        ) : (
          <Translate id="yt.search.nothing">Ingenting hittades. Prova ett annat ord, en felkod eller namnet på en tabell.</Translate>
        )}
      </p>
      {showAll ? (
        <button type="button" className="yt-btn" onClick={showAll}>
          <Translate id="yt.search.showAll">Sök i allt</Translate>
        </button>
      ) : (
        <p>
          <a href={mailto(supportMail, subject, '')}>
            <Translate id="yt.search.ask" values={{address: supportMail}}>
              {'Fråga supporten: {address}'}
            </Translate>
          </a>
        </p>
      )}
    </div>
  );
}
