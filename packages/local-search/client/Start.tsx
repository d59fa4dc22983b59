import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FollowedLink, type Target} from './follow';
import {forgetSearches, recentSearches} from './recent';
import {useSite} from './site';

interface PartProps {
  readonly heading: ReactNode;
  readonly items: readonly ReactNode[];
}

function Part({heading, items}: PartProps): ReactNode {
  return (
    <section className="search-start__part">
      <h2 className="search-group">{heading}</h2>
      <ul>
        {items.map((item, position) => (
          <li key={position}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly onAsk: (query: string) => void;
  readonly onFollow: (target: Target) => void;
}

/** What there is before a word is typed: the last searches, which one press repeats and one forgets, and errands. */
export default function Start({onAsk, onFollow}: Props): ReactNode {
  const {hint, links} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  const [searches, setSearches] = useState(recentSearches);

  function forget(): void {
    forgetSearches();
    setSearches([]);
  }

  const forgetting = (
    <>
      <Translate id="search.recent">Dina senaste sökningar</Translate>
      <button type="button" className="search-link" onClick={forget}>
        <Translate id="search.forget">Glöm dem</Translate>
      </button>
    </>
  );
  const repeating = searches.map((search) => (
    <button type="button" className="search-hit" onClick={() => onAsk(search)}>
      {search}
    </button>
  ));
  const errands = links().map(({to, label}) => (
    <FollowedLink className="search-hit" url={withBaseUrl(to)} onFollow={() => onFollow({url: withBaseUrl(to)})}>
      {label}
    </FollowedLink>
  ));
  return (
    <div className="search-start">
      <p className="search-note">{hint}</p>
      {searches.length > 0 && <Part heading={forgetting} items={repeating} />}
      <Part heading={<Translate id="search.errands">Vanliga ärenden</Translate>} items={errands} />
    </div>
  );
}
