import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Keys to press together: `<Key combo="Ctrl+Alt+F9" />`. A plus at the end is the plus key. */
export default function Key({combo}: {readonly combo: string}): ReactNode {
  const keys = combo.split(/\+(?=.)/);
  return (
    <span className={styles.combo}>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
