import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Short facts about one thing, label on the left; facts without a value are left out. */
export default function Facts({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value !== undefined)
        .map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
