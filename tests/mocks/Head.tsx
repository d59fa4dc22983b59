import type {ReactNode} from 'react';

/** Stand-in: what belongs in the head stands where it is written. */
export default function Head({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}
