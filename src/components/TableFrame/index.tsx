import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  /** What the table shows, for readers who cannot see what stands around it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A frame that a wide table scrolls in, so that the page itself never does. */
export default function TableFrame({name, children}: Props): ReactNode {
  const label = translate({id: 'yt.tableFrame.label', message: '{name}, går att rulla i sidled'}, {name});
  return (
    <div className="yt-tablewrap" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
