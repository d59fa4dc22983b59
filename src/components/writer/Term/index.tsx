import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The word in the glossary's own form. */
  readonly data: {readonly term: string; readonly definition: string};
  /** The word as it stands in the sentence; the glossary's form without it. */
  readonly children?: ReactNode;
}

/**
 * A word of the glossary. Its definition shows on focus and hover, in CSS alone, so that it works
 * before and without JavaScript; src/client/openDefinitions.ts keeps it inside the window and lets
 * Escape close it.
 */
export default function Term({data, children}: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.term} data-term="">
      <dfn tabIndex={0} aria-describedby={id}>
        {children ?? data.term}
      </dfn>
      <span className={styles.definition} role="tooltip" id={id}>
        {data.definition}
      </span>
    </span>
  );
}
