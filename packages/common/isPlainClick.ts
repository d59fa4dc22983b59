import type {MouseEvent} from 'react';

/** A plain press of a link is followed here; with a modifier the browser opens it as it does any link. */
export function isPlainPress({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
