import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchResult} from '../engine/types';

interface Props {
  readonly result: SearchResult;
  /** Id of the section that is shown alone. */
  readonly chosen: string | undefined;
  readonly onChoose: (section: string | undefined) => void;
}

/** Shows the hits of all sections, or of one. */
export default function Chips({result: {all, sections}, chosen, onChoose}: Props): ReactNode {
  const everything = {id: undefined, label: translate({id: 'search.everything', message: 'Allt'}), count: all};
  return (
    <div
      className="search-chips"
      role="group"
      aria-label={translate({id: 'search.filter', message: 'Visa träffar från'})}
    >
      {[everything, ...sections].map(({id, label, count}) => (
        <button
          key={label}
          className="search-chip"
          type="button"
          aria-pressed={id === chosen}
          disabled={count === 0 && id !== chosen}
          onClick={() => onChoose(id)}
        >
          {label}
          <small>{count}</small>
        </button>
      ))}
    </div>
  );
}
