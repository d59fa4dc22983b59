import {useEffect, useRef, type MutableRefObject} from 'react';

/** Keeps what a reader types between the shortcut and the dialog, so that no letter is lost on a slow line. */
export function useTypedMeanwhile(waiting: boolean): MutableRefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!waiting) {
      return undefined;
    }
    typed.current = '';
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        typed.current += event.key;
      }
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [waiting]);
  return typed;
}
