import type {ReactNode} from 'react';

/** Numbered steps. Safari forgets that a list without bullets is a list; the role reminds it. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <ol className="yt-steps" role="list">
      {children}
    </ol>
  );
}
