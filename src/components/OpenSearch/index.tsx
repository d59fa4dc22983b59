import type {ReactNode} from 'react';
import Noop from '@docusaurus/Noop';
import SearchBar from '@theme/SearchBar';

/** Without a search control in the navbar there is nothing to open, and so no button. */
const hasSearch = SearchBar !== Noop;

/** Presses the navbar's search control, whatever it opens. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.navbar .yt-searchbtn')?.click();
}

/**
 * A button that opens the search of the navbar.
 *
 * @param children what the button shows; its text is its name
 */
export default function OpenSearch({className, children}: {className: string; children: ReactNode}): ReactNode {
  return (
    hasSearch && (
      <button type="button" className={className} onClick={openSearch} aria-keyshortcuts="Control+K Meta+K">
        {children}
      </button>
    )
  );
}
