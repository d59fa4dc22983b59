import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {createPortal} from 'react-dom';
import {fetchIndex, indexIn} from './fetching';
import type {SearchDialogProps} from './SearchDialog';

type Dialog = ComponentType<SearchDialogProps>;
type ImportDialog = () => Promise<{readonly default: Dialog}>;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl+K, ⌘K and, outside of fields, `/`. */
function opensSearch({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function load(importDialog: ImportDialog): ReturnType<ImportDialog> {
  // First, so that the script of the engine is asked for while the index, twenty times as long, is on its way.
  const dialog = importDialog();
  // The dialog says it when the index does not come.
  fetchIndex(indexIn(document)).catch(() => undefined);
  return dialog;
}

/**
 * Opens the dialog, by the control of the page and by the shortcuts.
 *
 * @param importDialog imports the dialog as the default of its module; the same function at every call
 * @param control selector of the element that has the focus afterwards when nothing had it before
 * @param resultsPage address of the page of results, which a reader is led to when the dialog does not come
 */
export function useSearchDialog(importDialog: ImportDialog, control: string, resultsPage: string) {
  const [Dialog, setDialog] = useState<Dialog>();
  /** What is typed while the dialog is on its way, so that no letter is lost. */
  const typed = useRef<string>();

  const open = useCallback(() => {
    if (Dialog) {
      return;
    }
    typed.current ??= '';
    load(importDialog).then(
      ({default: loaded}) => setDialog(() => loaded),
      // Without the dialog the page of results is still there, and says it when that fails too.
      () => window.location.assign(resultsPage),
    );
  }, [Dialog, importDialog, resultsPage]);

  function takeTyped(): string {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  }

  function close(): void {
    setDialog(undefined);
    // What is in the closed dialog has the focus until the browser draws the page again.
    if (document.activeElement?.matches('body, dialog *')) {
      document.querySelector<HTMLElement>(control)?.focus({preventScroll: true});
    }
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, altKey} = event;
      if (event.isComposing) {
        return;
      }
      if (opensSearch(event)) {
        event.preventDefault();
        open();
      } else if (typed.current !== undefined && key.length === 1 && !ctrlKey && !metaKey && !altKey) {
        event.preventDefault();
        typed.current += key;
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return {
    open,
    /** To be called when a reader turns to the search: nothing of it is loaded before. */
    preload: () => void load(importDialog).catch(() => undefined),
    /** The dialog while it is open; to be rendered. */
    dialog: Dialog && createPortal(<Dialog takeTyped={takeTyped} onClose={close} />, document.body),
  };
}
