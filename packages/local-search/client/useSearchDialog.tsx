import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {fetchIndex, indexIn} from './fetching';
import type {SearchDialogProps} from './SearchDialog';

type Dialog = ComponentType<SearchDialogProps>;
type ImportDialog = () => Promise<{readonly default: Dialog}>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Ctrl+K, ⌘K and, outside of fields, `/`. */
function opensSearch({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function load(importDialog: ImportDialog): ReturnType<ImportDialog> {
  // The dialog says it when the index does not come.
  fetchIndex(indexIn(document)).catch(() => undefined);
  return importDialog();
}

export interface SearchDialogControl {
  open(): void;
  /** To be called when a reader turns to the search: nothing of it is loaded before. */
  preload(): void;
  /** The dialog while it is open; to be rendered. */
  readonly dialog: ReactNode;
}

/**
 * Opens the dialog, by the control of the page and by the shortcuts.
 *
 * @param importDialog imports the dialog as the default of its module; the same function at every call
 * @param control selector of the element that has the focus afterwards when nothing had it before
 * @param resultsPage address of the page of results, which a reader is led to when the dialog does not come
 */
export function useSearchDialog(importDialog: ImportDialog, control: string, resultsPage: string): SearchDialogControl {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  const typed = useRef('');
  const [initialQuery, setInitialQuery] = useState('');
  const isWaiting = isOpen && !Dialog;

  const open = useCallback(() => {
    typed.current = '';
    // At once, both here and when the dialog comes: a key between what is set and what is drawn would be lost.
    flushSync(() => {
      setInitialQuery('');
      setOpen(true);
    });
    const show = ({default: loaded}: Awaited<ReturnType<ImportDialog>>) =>
      flushSync(() => {
        setInitialQuery(typed.current);
        setDialog(() => loaded);
      });
    load(importDialog).then(
      // Drawn in a task of its own: running its script is one already.
      (module) => setTimeout(() => show(module)),
      // Without the dialog the page of results is still there, and says it when that fails too.
      () => window.location.assign(resultsPage),
    );
  }, [importDialog, resultsPage]);

  function close(): void {
    setOpen(false);
    if (document.activeElement === document.body) {
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
      } else if (isWaiting && key.length === 1 && !ctrlKey && !metaKey && !altKey) {
        // So that no letter is lost between the shortcut and the dialog, on a slow line.
        event.preventDefault();
        typed.current += key;
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, isWaiting]);

  const dialog =
    isOpen && Dialog && createPortal(<Dialog initialQuery={initialQuery} onClose={close} />, document.body);
  return {open, preload: () => void load(importDialog).catch(() => undefined), dialog};
}
