import type {ReactNode} from 'react';
import drawings from './drawings.json';

export type SignName = keyof typeof drawings;

/**
 * A small sign beside a word, a line drawing on a 20 × 20 grid; the stroke takes the colour of the text
 * (src/css/base.css). Always decorative: the word says the same, so it is hidden from
 * screen readers.
 *
 * @param className extra class, for signs whose parent has rules for it
 */
export default function Sign({name, className}: {name: SignName; className?: string}): ReactNode {
  return (
    <svg
      className={className ? `ico ${className}` : 'ico'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
