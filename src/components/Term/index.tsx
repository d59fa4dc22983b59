import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface TermData {
  /** The glossary's own form of the word. */
  readonly term: string;
  readonly definition: string;
}

interface Props {
  readonly data: TermData;
  /** The word as it stands in the sentence; the glossary's form without it. */
  readonly children?: ReactNode;
}

/** Space that the definition keeps to the edge of the window, in CSS pixels. */
const edge = 16;

/** How far a box must move to the left to stay inside the window. */
export function overflow(right: number, windowWidth: number): number {
  return Math.max(0, Math.ceil(right + edge - windowWidth));
}

/**
 * A word of the glossary. Its definition shows on focus and hover, in CSS alone, so that it works
 * before and without JavaScript. JavaScript adds that Escape closes it (WCAG 1.4.13) and that it
 * never leaves the window.
 */
export default function Term({data, children}: Props): ReactNode {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [closed, setClosed] = useState(false);

  function open(): void {
    setClosed(false);
    const box = tip.current;
    if (box) {
      box.style.removeProperty('--yt-shift');
      const shift = overflow(box.getBoundingClientRect().right, document.documentElement.clientWidth);
      box.style.setProperty('--yt-shift', `${shift}px`);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setClosed(true);
    }
  }

  return (
    <span
      className={styles.term}
      data-closed={closed || undefined}
      onMouseEnter={open}
      onFocus={open}
      onKeyDown={onKeyDown}
    >
      <dfn tabIndex={0} aria-describedby={id}>{children ?? data.term}</dfn>
      <span ref={tip} className={styles.definition} role="tooltip" id={id}>{data.definition}</span>
    </span>
  );
}
