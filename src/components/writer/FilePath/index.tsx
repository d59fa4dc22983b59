import type {ReactNode} from 'react';
import {breakable} from '../../Code';

/** A path or file name, which breaks between its parts. It is a prop, so that backslashes reach the reader as written. */
export default function FilePath({path}: {readonly path: string}): ReactNode {
  return (
    <span className="yt-file" translate="no">
      {breakable(path, /(?<=[\\/])/)}
    </span>
  );
}
