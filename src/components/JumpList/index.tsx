import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Says what the names are. */
  readonly label: string;
  readonly items: readonly {readonly anchor: string; readonly name: string; readonly summary: ReactNode}[];
}

/** Names with a word about each, linked to their place on the page. */
export default function JumpList({label, items}: Props): ReactNode {
  return (
    <nav className={styles.jump} aria-label={label}>
      <ul>
        {items.map(({anchor, name, summary}) => (
          <li key={anchor}>
            <Link to={`#${anchor}`}>
              <code>{name}</code>
            </Link>
            <span>{summary}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
