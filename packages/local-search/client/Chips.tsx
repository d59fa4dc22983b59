import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Search, Wanted} from './useSearch';

interface Props {
  readonly search: Search;
  readonly onAsk: (wanted: Wanted) => void;
}

const isHere = (id: string) => document.documentElement.classList.contains(`plugin-id-${id}`);

/** Shows the hits of all sections, or of one that has any. A secondary section is offered to who reads it, or has chosen it. */
export default function Chips({search: {result, wanted}, onAsk}: Props): ReactNode {
  if (!result?.all) {
    return null;
  }
  const offered = result.sections.filter(
    ({id, secondary, count}) => id === wanted.section || (count > 0 && (!secondary || isHere(id))),
  );
  const everything = {id: undefined, label: translate({id: 'search.everything', message: 'Allt'}), count: result.all};
  return (
    <div
      className="search-chips"
      role="group"
      aria-label={translate({id: 'search.filter', message: 'Visa träffar från'})}
    >
      {[everything, ...offered].map(({id, label, count}) => (
        <button
          key={label}
          className="search-chip"
          type="button"
          aria-pressed={id === wanted.section}
          onClick={() => onAsk({...wanted, section: id})}
        >
          {label}
          <small>{count}</small>
        </button>
      ))}
    </div>
  );
}
