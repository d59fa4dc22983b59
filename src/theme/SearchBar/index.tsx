import {useCallback, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Sign from '@site/src/components/Sign';
import {fetchIndex} from '@site/src/search/client/fetchIndex';
import type {SearchDialogProps} from '@site/src/search/ui/SearchDialog';
import Marks from './Marks';
import {useShortcuts} from './useShortcuts';
import {useTypedMeanwhile} from './useTypedMeanwhile';

type Dialog = ComponentType<SearchDialogProps>;

const importDialog = () => import('@site/src/search/ui/SearchDialog');

/** Called when a reader turns to the search: nothing of it is loaded before. */
function preload(): void {
  // What fails here is said, with a way to try again, when the dialog asks for it.
  fetchIndex().catch(() => undefined);
  importDialog().catch(() => undefined);
}

/** Returns the focus to what had it; to the control when nothing had. */
function returnFocus(previous: Element | null): void {
  const usable = previous instanceof HTMLElement && previous !== document.body && previous.isConnected;
  (usable ? previous : document.querySelector<HTMLElement>('.navbar .yt-searchbtn'))?.focus({preventScroll: true});
}

function shortcutName(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}

/**
 * The search of the navbar: a button that opens the dialog; before the script is in charge, and
 * without it, a link to the results page, which says how to browse.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const pageAddress = useBaseUrl('/search');
  const [opener, setOpener] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  const typed = useTypedMeanwhile(isOpen && !Dialog);

  const open = useCallback(() => {
    setOpener(document.activeElement);
    setOpen(true);
    preload();
    importDialog().then(
      (module) => setDialog(() => module.default),
      // Without the dialog the page of results is still there, and says it when that fails too.
      () => window.location.assign(pageAddress),
    );
  }, [pageAddress]);

  const close = useCallback(
    (follows: boolean) => {
      setOpen(false);
      if (!follows) {
        returnFocus(opener);
      }
    },
    [opener],
  );

  useShortcuts(open);

  const label = translate({id: 'yt.search.open', message: 'Sök, eller skriv en felkod'});
  const content = (
    <>
      <Sign name="search" />
      <span>{label}</span>
      <kbd aria-hidden="true">{isBrowser ? shortcutName() : 'Ctrl K'}</kbd>
    </>
  );
  return (
    <>
      {isBrowser ? (
        <button
          type="button"
          className="yt-searchbtn"
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={preload}
          onPointerDown={preload}
          onFocus={preload}
          onClick={open}>
          {content}
        </button>
      ) : (
        <a className="yt-searchbtn" aria-label={label} href={pageAddress}>
          {content}
        </a>
      )}
      <Marks />
      {isOpen && Dialog && createPortal(<Dialog initialQuery={typed.current} onClose={close} />, document.body)}
    </>
  );
}
