import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Marks, useSearchDialog} from '@site/packages/local-search/client';
import Sign from '@site/src/components/Sign';

const importDialog = () => import('@site/src/components/Search/Dialog');

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
  const {open, preload, dialog} = useSearchDialog(importDialog, '.navbar .yt-searchbtn', pageAddress);

  const label = translate({id: 'yt.search.open', message: 'Sök, eller skriv en felkod'});
  const shortcut = isBrowser ? shortcutName() : 'Ctrl K';
  // All that the control shows, for those who speak to their computer; on a phone it shows the sign only.
  const name = `${label} ${shortcut}`;
  const content = (
    <>
      <Sign name="search" />
      <span>{label}</span> <kbd>{shortcut}</kbd>
    </>
  );
  return (
    <>
      {isBrowser ? (
        <button
          type="button"
          className="yt-searchbtn"
          aria-label={name}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={preload}
          onPointerDown={preload}
          onFocus={preload}
          onClick={open}
        >
          {content}
        </button>
      ) : (
        <a className="yt-searchbtn" aria-label={name} href={pageAddress}>
          {content}
        </a>
      )}
      <Marks className="yt-btn yt-marks" look="background-color:var(--yt-mark);color:var(--yt-mark-ink)" />
      {dialog}
    </>
  );
}
