import type {ButtonHTMLAttributes, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Marks, useSearchDialog} from '@site/packages/local-search/client';
import Sign from '@site/src/components/Sign';

const importDialog = () => import('@site/src/components/Search/Dialog');

function shortcutName(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}

const label = translate({id: 'yt.search.open', message: 'Sök, eller skriv en felkod'});

interface OpenerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly shortcut: string;
}

/**
 * What opens the search: a button; before the script is in charge, and without it, a link to the results page, which says
 * how to browse.
 */
export function SearchOpener({shortcut, ...attributes}: OpenerProps): ReactNode {
  const resultsPage = useBaseUrl('/search');
  const content = (
    <>
      <Sign name="search" />
      <span>{label}</span> <kbd>{shortcut}</kbd>
    </>
  );
  return useIsBrowser() ? (
    <button type="button" {...attributes}>
      {content}
    </button>
  ) : (
    <a className={attributes.className} aria-label={attributes['aria-label']} href={resultsPage}>
      {content}
    </a>
  );
}

/** The search of the navbar. */
export default function SearchBar(): ReactNode {
  const {open, preload, dialog} = useSearchDialog(importDialog, '.navbar .yt-searchbtn', useBaseUrl('/search'));
  const shortcut = useIsBrowser() ? shortcutName() : 'Ctrl K';
  return (
    <>
      <SearchOpener
        className="yt-searchbtn"
        shortcut={shortcut}
        // All that it shows, for those who speak to their computer; on a phone it shows the sign only.
        aria-label={`${label} ${shortcut}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      />
      <Marks className="yt-btn yt-marks" look="background-color:var(--yt-mark);color:var(--yt-mark-ink)" />
      {dialog}
    </>
  );
}
