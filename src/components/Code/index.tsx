import {Fragment, type ReactNode} from 'react';

/** Names up to this many letters fit in any column and stay whole. */
const shortEnough = 16;

/** After a separator, and where a new word begins in a compound name. */
const breakPoint = /(?<=[/\\.,_-])|(?<=[a-z])(?=[A-Z])/;

interface Props {
  readonly children: string;
  readonly className?: string;
}

/** A name or value in the code font. A long one may break between its words, never inside one. */
export default function Code({children, className}: Props): ReactNode {
  const parts = children.length > shortEnough ? children.split(breakPoint) : [children];
  return (
    <code className={className}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
