import {isPlainClick, keptText} from '../../packages/common/client';

/** Where nothing is kept the page opens at its top. */
const kept = keptText('section-in-view', 'sessionStorage');

/** Height below which a heading has not been reached yet, in CSS pixels: what covers the top of the window ends there. */
const line = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The headings that show, in the order of the page. A chosen tab's are among them, those of the others are not. */
const headings = () =>
  [...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3, h4)[id]')].filter(
    (heading) => heading.getClientRects().length > 0,
  );

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/**
 * Keeps which section a reader is in, and how much of it is read, when the language is changed: the address has the path, the
 * query and the hash of the page, and no more. packages/lean-delivery/boot.js goes there, on that one load.
 */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.navbar a[lang]');
  if (!link || !isPlainClick(event)) {
    return;
  }
  const all = headings();
  const index = all.findLastIndex((heading) => topOf(heading) <= line() + 1);
  if (index < 0) {
    return;
  }
  const [heading, next] = all.slice(index) as [HTMLElement, HTMLElement | undefined];
  const end = next ? topOf(next) : document.documentElement.getBoundingClientRect().bottom;
  const place = {
    path: link.pathname,
    id: heading.id,
    next: next?.id,
    share: (line() - topOf(heading)) / (end - topOf(heading)),
  };
  kept.set(JSON.stringify(place));
}

document.addEventListener('click', onClick);
