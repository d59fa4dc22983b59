import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SectionCount} from '../engine/types';

interface ChipProps {
  readonly label: ReactNode;
  readonly count: number;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function Chip({label, count, pressed, onClick}: ChipProps): ReactNode {
  return (
    <button
      className="search-chip"
      type="button"
      aria-pressed={pressed}
      disabled={count === 0 && !pressed}
      onClick={onClick}
    >
      {label}
      <small>{count}</small>
    </button>
  );
}

interface Props {
  /** Hits without a section chosen. */
  readonly all: number;
  readonly sections: readonly SectionCount[];
  /** Id of the section that is shown alone. */
  readonly chosen: string | undefined;
  readonly onChoose: (section: string | undefined) => void;
}

/** Shows the hits of all sections, or of one. */
export default function Chips({all, sections, chosen, onChoose}: Props): ReactNode {
  return (
    <div
      className="search-chips"
      role="group"
      aria-label={translate({id: 'search.filter', message: 'Visa träffar från'})}
    >
      <Chip
        label={<Translate id="search.everything">Allt</Translate>}
        count={all}
        pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {sections.map(({id, label, count}) => (
        <Chip key={id} label={label} count={count} pressed={chosen === id} onClick={() => onChoose(id)} />
      ))}
    </div>
  );
}
