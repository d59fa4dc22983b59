import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {takeArrival} from './arrival';

/** Puts the focus where the hit leads, so that the next Tab goes on from there. Returns the place, if it is below the top. */
function focusTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.removeAttribute('tabindex');
  }
  return target;
}

const importHighlight = () => import('./highlight');

interface Props {
  /** Of the marks, as declarations of CSS. */
  readonly look: string;
  /** Class of the button that takes the marks away. */
  readonly className: string;
}

/** Marks the words of a hit in the section it leads to, until the reader takes the marks away or leaves. */
export function Marks({look, className}: Props): ReactNode {
  const {pathname, hash} = useLocation();
  const [count, setCount] = useState(0);

  const clear = useCallback(() => {
    setCount(0);
    void importHighlight().then(({clearHighlight}) => clearHighlight());
  }, []);

  useEffect(() => {
    const arrival = takeArrival(pathname + hash);
    if (!arrival) {
      return undefined;
    }
    const place = focusTarget(hash);
    void importHighlight().then(({highlight}) => setCount(highlight(arrival.terms, look, place)));
    return clear;
  }, [pathname, hash, look, clear]);

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
      <button type="button" className={className} onClick={clear}>
        <Translate id="search.clearMarks">Ta bort markeringarna</Translate>
        <kbd aria-hidden="true">Esc</kbd>
      </button>,
      document.body,
    )
  );
}
