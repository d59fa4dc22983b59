import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A frame that a wide table scrolls in, so that the page itself never does.
 *
 * @param name what the table shows, for readers who cannot see what stands around it
 */
export default function TableFrame({name, children}: PropsWithChildren<{readonly name: string}>): ReactNode {
  const label = translate({id: 'yt.tableFrame.label', message: '{name}, går att rulla i sidled'}, {name});
  return (
    <div className="yt-tablewrap" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
