import {useEffect, type RefObject} from 'react';

/**
 * Every element beside the dialog or beside one of its ancestors: the page behind it. The backdrop is left out:
 * touching it closes the dialog, and there is nothing to focus in it.
 */
function elementsBehind(dialog: Element): Element[] {
  const behind: Element[] = [];
  for (let node: Element = dialog; node.parentElement && node !== document.body; node = node.parentElement) {
    behind.push(...[...node.parentElement.children].filter((sibling) => sibling !== node));
  }
  return behind.filter((element) => !element.matches('[inert], .navbar-sidebar__backdrop'));
}

/**
 * Focuses an element as soon as it can be focused: while the menu slides in, it is still invisible, and what was inert
 * is not ready at once in Safari.
 */
function focusWhenVisible(element: HTMLElement, framesLeft = 60): void {
  element.focus();
  if (document.activeElement !== element && element.isConnected && framesLeft > 0) {
    requestAnimationFrame(() => focusWhenVisible(element, framesLeft - 1));
  }
}

/**
 * While `shown`, the dialog has the focus and the page behind it is inert; afterwards the button
 * that opens it has the focus. Safari gives it none when it is clicked.
 */
export function useModal(ref: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    if (!shown || !ref.current) {
      return undefined;
    }
    const dialog = ref.current;
    const behind = elementsBehind(dialog);
    focusWhenVisible(dialog.querySelector<HTMLElement>('.navbar-sidebar__close') ?? dialog);
    behind.forEach((element) => element.setAttribute('inert', ''));
    return () => {
      behind.forEach((element) => element.removeAttribute('inert'));
      const opener = document.querySelector<HTMLElement>('.navbar__toggle');
      if (opener) {
        focusWhenVisible(opener);
      }
    };
  }, [ref, shown]);
}
