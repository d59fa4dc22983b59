import type {ReactNode} from 'react';
import clsx from 'clsx';
import {breakable, shortEnough} from '../../Code';

/** A path or file name; a long one breaks between its parts. It is a prop, so that backslashes reach the reader as written. */
export default function FilePath({path}: {readonly path: string}): ReactNode {
  return (
    <span className={clsx('yt-file', path.length <= shortEnough && 'nb')} translate="no">
      {breakable(path, /(?<=[\\/])/)}
    </span>
  );
}
