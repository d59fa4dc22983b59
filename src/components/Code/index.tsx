import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';

/** Names up to this many letters fit in any column and stay whole. */
export const shortEnough = 24;

/** After a separator (but not inside a number), and where a new word begins in a compound name. */
const breakPoint = /(?<=[/\\_])(?!\/)|(?<=[.,-])(?=\p{L})|(?<=[a-z])(?=[A-Z])/u;

interface Props {
  readonly children: string;
  readonly className?: string;
  /** Also one that is not long may break. */
  readonly folds?: boolean;
}

/** A text that may break at the points above, or at those given, and nowhere else than at its spaces. */
export function breakable(text: string, at: RegExp = breakPoint): ReactNode {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A name or value in the code font. A long one may break between its words, never inside one. */
export default function Code({children, className, folds}: Props): ReactNode {
  const mayBreak = folds || children.split(' ').some(({length}) => length > shortEnough);
  // A short one the browser would break behind a hyphen.
  const isWhole = !mayBreak && children.length <= shortEnough && children.includes('-');
  return (
    <code className={isWhole ? clsx(className, 'nb') : className}>{mayBreak ? breakable(children) : children}</code>
  );
}
