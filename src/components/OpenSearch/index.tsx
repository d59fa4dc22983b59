import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Presses the navbar's search control, whatever it opens. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.navbar .yt-searchbtn')?.click();
}

/**
 * Opens the search of the navbar. Before the script is in charge, and without it, this is a link
 * to the results page, as the navbar's own control is.
 *
 * @param children what the control shows; its text is its name
 */
export default function OpenSearch({className, children}: {className: string; children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const resultsPage = useBaseUrl('/search');
  return isBrowser ? (
    <button type="button" className={className} onClick={openSearch} aria-keyshortcuts="Control+K Meta+K">
      {children}
    </button>
  ) : (
    <a className={className} href={resultsPage}>
      {children}
    </a>
  );
}
