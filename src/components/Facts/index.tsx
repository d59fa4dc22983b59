import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Says again what another fact says, in another way: the search does not read it. */
  readonly again?: boolean;
}

/** Short facts about one thing, label on the left; facts without a value are left out. */
export default function Facts({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value !== undefined)
        .map(({label, value, again}) => (
          <div key={label} className={again ? 'yt-again' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
