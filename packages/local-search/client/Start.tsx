import {useReducer, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FollowedLink} from './follow';
import type {SearchSite} from './site';
import {recentSearches} from './useSearch';

interface RecentProps {
  readonly title: ReactNode;
  readonly onForget: () => void;
  /** An item each. */
  readonly children: readonly ReactNode[];
}

/** What is kept in this browser, which one press forgets. Nothing where nothing is kept. */
function Recent({title, onForget, children}: RecentProps): ReactNode {
  return (
    children.length > 0 && (
      <>
        <h2 className="search-group">
          {title}
          <button type="button" className="search-link" onClick={onForget}>
            <Translate id="search.forget">Glöm dem</Translate>
          </button>
        </h2>
        <ul>{children}</ul>
      </>
    )
  );
}

interface Props {
  readonly site: SearchSite;
  readonly onAsk: (query: string) => void;
  readonly onLeave: () => void;
}

/** What there is before a word is typed: the last searches, which one press repeats, the last pages, and errands. */
export default function Start({site: {hint, links, recentPages}, onAsk, onLeave}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [, showLess] = useReducer((times: number) => times + 1, 0);
  const forget = (list: {clear(): void}) => () => {
    list.clear();
    showLess();
  };
  const linkTo = ({url, title}: {readonly url: string; readonly title: string}) => (
    <li key={url}>
      <FollowedLink className="search-hit" to={{url}} onLeave={onLeave}>
        {title}
      </FollowedLink>
    </li>
  );
  return (
    <div className="search-start">
      <p className="search-note">{hint}</p>
      <Recent
        title={<Translate id="search.recent">Dina senaste sökningar</Translate>}
        onForget={forget(recentSearches)}
      >
        {recentSearches.read().map((search) => (
          <li key={search}>
            <button type="button" className="search-hit" onClick={() => onAsk(search)}>
              {search}
            </button>
          </li>
        ))}
      </Recent>
      <Recent title={<Translate id="search.recentPages">Senast lästa sidor</Translate>} onForget={forget(recentPages)}>
        {recentPages.read().map(linkTo)}
      </Recent>
      <h2 className="search-group">
        <Translate id="search.errands">Vanliga ärenden</Translate>
      </h2>
      <ul>{links().map(({to, label}) => linkTo({url: withBaseUrl(to), title: label}))}</ul>
    </div>
  );
}
