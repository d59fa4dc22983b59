import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import QuietLink from './QuietLink';
import {forgetSearches, recentSearches} from './recent';
import {useSite, type SiteLink} from './site';

function Links({heading, links, onFollow}: {heading: ReactNode; links: readonly SiteLink[]; onFollow?: () => void}) {
  return (
    <section className="search-start__part">
      <h2 className="search-group">{heading}</h2>
      <ul>
        {links.map(({to, label}) => (
          <li key={to}>
            <QuietLink className="search-hit" to={to} onFollow={onFollow}>
              {label}
            </QuietLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reader's last searches, which one click repeats and one click forgets. */
function Recent({onAsk}: {readonly onAsk: (query: string) => void}): ReactNode {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) {
    return null;
  }
  return (
    <section className="search-start__part">
      <h2 className="search-group">
        <Translate id="search.recent">Dina senaste sökningar</Translate>
        <button
          type="button"
          className="search-link"
          onClick={() => {
            forgetSearches();
            setSearches([]);
          }}
        >
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
    </section>
  );
}

/** What there is before a word is typed. */
export default function Start({
  onAsk,
  onFollow,
}: {
  readonly onAsk: (query: string) => void;
  /** Called when a link is followed, for example to close the dialog. */
  readonly onFollow?: () => void;
}): ReactNode {
  const {hint, errands, ways} = useSite();
  return (
    <div className="search-start">
      <p className="search-note">{hint}</p>
      <Recent onAsk={onAsk} />
      <Links
        heading={<Translate id="search.errands">Vanliga ärenden</Translate>}
        links={[...errands(), ...ways()]}
        onFollow={onFollow}
      />
    </div>
  );
}
