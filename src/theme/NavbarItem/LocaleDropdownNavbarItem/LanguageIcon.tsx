import type {ReactNode} from 'react';

/** A globe, in the line style of the other signs. Decorative: the label stands beside it. */
export function LanguageIcon(): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.2 2 3.3 4.5 3.3 7.5s-1.1 5.5-3.3 7.5c-2.2-2-3.3-4.5-3.3-7.5S7.8 4.5 10 2.5z" />
    </svg>
  );
}
