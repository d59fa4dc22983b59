import {useEffect} from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** Calls `open` on Ctrl+K, ⌘K and, outside of fields, on `/`. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!event.isComposing && opensSearch(event)) {
        event.preventDefault();
        open();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
