import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {decoded} from '../../common/client';
import type {Target} from './follow';

/** Puts the focus where the hit leads, so that the next Tab goes on from there. Returns the place, if it is below the top. */
function focusTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.removeAttribute('tabindex');
  }
  return target;
}

interface Props {
  /** Of the marks, as declarations of CSS. */
  readonly look: string;
  /** Class of the button that takes the marks away. */
  readonly className: string;
}

/** Marks the words of a hit in the section it leads to, until the reader takes the marks away or leaves. */
export function Marks({look, className}: Props): ReactNode {
  const {hash, state} = useLocation<Partial<Target> | undefined>();
  const [marks, setMarks] = useState<AbortController>();
  const terms = state?.terms;

  useEffect(() => {
    if (!terms) {
      return undefined;
    }
    const stop = new AbortController();
    const place = focusTarget(hash);
    void import('./highlight').then(({highlight, clearHighlight}) => {
      if (!stop.signal.aborted && highlight(terms, look, place) > 0) {
        setMarks(stop);
        stop.signal.addEventListener('abort', () => {
          clearHighlight();
          setMarks(undefined);
        });
      }
    });
    const onKeyDown = ({key}: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector('dialog[open]') && stop.abort();
    document.addEventListener('keydown', onKeyDown, {signal: stop.signal});
    return () => stop.abort();
  }, [hash, terms, look]);

  return (
    marks &&
    createPortal(
      <button type="button" className={className} onClick={() => marks.abort()}>
        <Translate id="search.clearMarks">Ta bort markeringarna</Translate>
        <kbd aria-hidden="true">Esc</kbd>
      </button>,
      document.body,
    )
  );
}
