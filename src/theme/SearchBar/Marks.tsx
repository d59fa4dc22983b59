import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {takeArrival, type Arrival} from '@site/src/search/marks/arrival';

/** Puts the focus where the hit leads, so that the next Tab goes on from there. */
function focusTarget(hash: string): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.setAttribute('tabindex', '-1');
    target.focus({preventScroll: true});
    target.removeAttribute('tabindex');
  }
}

async function mark({terms}: Arrival): Promise<number> {
  const {highlight} = await import('@site/src/search/marks/highlight');
  const content = document.querySelector('main');
  return content ? highlight(content, new Set(terms)) : 0;
}

async function unmark(): Promise<void> {
  (await import('@site/src/search/marks/highlight')).clearHighlight();
}

/** Marks the words of a hit on the page it leads to, until the reader takes the marks away or leaves. */
export default function Marks(): ReactNode {
  const {pathname, hash} = useLocation();
  const [count, setCount] = useState(0);

  const clear = useCallback(() => {
    setCount(0);
    void unmark();
  }, []);

  useEffect(() => {
    const arrival = takeArrival(pathname + hash);
    if (!arrival) {
      return undefined;
    }
    focusTarget(hash);
    void mark(arrival).then(setCount);
    return clear;
  }, [pathname, hash, clear]);

  useEffect(() => {
    if (count === 0) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
        clear();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, clear]);

  return (
    count > 0 &&
    createPortal(
      <button type="button" className="yt-btn yt-marks" onClick={clear}>
        <Translate id="yt.search.clearMarks">Ta bort markeringarna</Translate>
        <kbd aria-hidden="true">Esc</kbd>
      </button>,
      document.body,
    )
  );
}
