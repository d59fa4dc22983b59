import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FollowedLink} from './follow';
import {forgetSearches, recentSearches} from './recent';
import type {SearchSite} from './site';

interface Props {
  readonly site: SearchSite;
  readonly onAsk: (query: string) => void;
  readonly onLeave: () => void;
}

/** What there is before a word is typed: the last searches, which one press repeats and one forgets, and errands. */
export default function Start({site: {hint, links}, onAsk, onLeave}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [searches, setSearches] = useState(recentSearches);

  function forget(): void {
    forgetSearches();
    setSearches([]);
  }

  return (
    <div className="search-start">
      <p className="search-note">{hint}</p>
      {searches.length > 0 && (
        <>
          <h2 className="search-group">
            <Translate id="search.recent">Dina senaste sökningar</Translate>
            <button type="button" className="search-link" onClick={forget}>
              <Translate id="search.forget">Glöm dem</Translate>
            </button>
          </h2>
          <ul>
            {searches.map((search) => (
              <li key={search}>
                <button type="button" className="search-hit" onClick={() => onAsk(search)}>
                  {search}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="search-group">
        <Translate id="search.errands">Vanliga ärenden</Translate>
      </h2>
      <ul>
        {links().map(({to, label}) => (
          <li key={to}>
            <FollowedLink className="search-hit" to={{url: withBaseUrl(to)}} onLeave={onLeave}>
              {label}
            </FollowedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
