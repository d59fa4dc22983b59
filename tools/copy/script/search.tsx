import {createRoot} from 'react-dom/client';
import Results from '../../../src/components/Search/Results';
import {root} from './framework';

/** The page of results: the same search as on the site, in the place of what is said where no script runs. */
const still = document.querySelector('.yt-searchpage__still')!;
const browse = still.querySelector('.yt-search-browse')!.outerHTML;
const place = document.createElement('div');
still.replaceWith(place);
createRoot(place).render(
  <Results>
    <div dangerouslySetInnerHTML={{__html: browse}} />
  </Results>,
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
