import type {ReactNode} from 'react';

/** A path or file name. It is a prop, so that backslashes reach the reader as written. */
export default function FilePath({path}: {readonly path: string}): ReactNode {
  return <span className="yt-file" translate="no">{path}</span>;
}
