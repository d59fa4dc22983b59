import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MutableRefObject,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {askAhead} from './indexAddress';
import type {SearchDialogProps} from './SearchDialog';

type Dialog = ComponentType<SearchDialogProps>;
type ImportDialog = () => Promise<{readonly default: Dialog}>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function opensSearch({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** Calls `open` on Ctrl+K, ⌘K and, outside of fields, on `/`. */
function useShortcuts(open: () => void): void {
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

/** Keeps what a reader types between the shortcut and the dialog, so that no letter is lost on a slow line. */
function useTypedMeanwhile(waiting: boolean): MutableRefObject<string> {
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

/** Returns the focus to what had it; to the control when nothing had. */
function returnFocus(previous: Element | null, control: string): void {
  const usable = previous instanceof HTMLElement && previous !== document.body && previous.isConnected;
  (usable ? previous : document.querySelector<HTMLElement>(control))?.focus({preventScroll: true});
}

function load(importDialog: ImportDialog): ReturnType<ImportDialog> {
  askAhead();
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
 * @param control selector of the element that gets the focus when nothing had it before
 * @param resultsPage address of the page of results, which a reader is led to when the dialog does not come
 */
export function useSearchDialog(importDialog: ImportDialog, control: string, resultsPage: string): SearchDialogControl {
  const [opener, setOpener] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  const typed = useTypedMeanwhile(isOpen && !Dialog);

  const open = useCallback(() => {
    // At once, both here and when the dialog comes: a key between what is set and what is drawn would be lost.
    flushSync(() => {
      setOpener(document.activeElement);
      setOpen(true);
    });
    load(importDialog).then(
      (module) => flushSync(() => setDialog(() => module.default)),
      // Without the dialog the page of results is still there, and says it when that fails too.
      () => window.location.assign(resultsPage),
    );
  }, [importDialog, resultsPage]);

  const close = useCallback(
    (follows: boolean) => {
      setOpen(false);
      if (!follows) {
        returnFocus(opener, control);
      }
    },
    [opener, control],
  );

  useShortcuts(open);

  const dialog =
    isOpen && Dialog && createPortal(<Dialog initialQuery={typed.current} onClose={close} />, document.body);
  const preload = () => void load(importDialog).catch(() => undefined);
  return {open, preload, dialog};
}
