import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/** Keeps what stands below the text out of the window. */
const room = {minHeight: '100vh'};

/**
 * The part of a text that nobody sees at first. It is drawn a frame after the beginning of the page, unless the
 * reader wants to be somewhere in it: at an anchor, or where they were when they left.
 */
export default function LaterText({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [shown, setShown] = useState(action !== 'PUSH' || location.hash !== '');

  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);

  return shown ? children : <div style={room} />;
}
