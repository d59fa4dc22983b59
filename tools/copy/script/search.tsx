/** The page of results of a copy: the same search as on the site. */
import {createRoot} from 'react-dom/client';
import {SearchResults} from '../../../packages/local-search/client';
import {searchSite} from '../../../src/components/Search/site';
import {root} from './framework';

declare global {
  interface Window {
    /** Called by each file of `copy/embedded` with what it stands for. */
    embedded?: (address: string, text: string) => void;
  }
}

const waiting = new Map<string, (text: string) => void>();

// Addresses in an index begin with this in the place of the folder (tools/copy/embedded.ts).
window.embedded = (address, text) => waiting.get(address)?.(text.replaceAll('"copy:/', `"${root}`));

// Browsers forbid fetching to pages from `file:`: what the search asks for, as `/search`, comes as a script.
window.fetch = (address) =>
  new Promise((resolve, reject) => {
    waiting.set(String(address), (text) => resolve(new Response(text)));
    const script = document.createElement('script');
    script.src = `${root}copy/embedded${String(address)}.js`;
    script.onerror = () => reject(new Error(`${script.src} is not there.`));
    document.head.append(script);
  });

/** What is said where no script runs, in whose place the search comes; before it stands a form without life. */
const still = document.querySelector('.yt-searchpage__still')!;
const browse = still.querySelector('.yt-search-browse')!.outerHTML;
const place = document.createElement('div');
still.previousElementSibling!.remove();
still.replaceWith(place);
createRoot(place).render(
  <SearchResults site={searchSite}>
    <div dangerouslySetInnerHTML={{__html: browse}} />
  </SearchResults>,
);

/** Links that the search makes itself, to errands, are addresses of the site; the browser follows them. */
function onClick(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) {
    const [, path, rest] = /^\/([^?]*)(.*)$/.exec(link.getAttribute('href')!)!;
    link.href = `${root}${path}.html${rest}`;
    event.stopPropagation();
  }
}

document.addEventListener('click', onClick, true);
document.addEventListener('auxclick', onClick, true);
