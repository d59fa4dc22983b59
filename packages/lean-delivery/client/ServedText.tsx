import {useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/packages/common/client';

/** Tells React that the content is not its own. */
const asServed = {__html: ''};

/** The element that holds the text; first that of the page as it came. */
let holder = typeof document === 'undefined' ? null : document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`);

/** The link around `target` that the router can follow; `undefined` for others, as to files and other sites. */
function routeLink(target: EventTarget): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  const isRoute = link?.origin === location.origin && !link.target && !link.getAttribute('href')!.startsWith('#');
  return isRoute ? link : undefined;
}

function preload({target}: {readonly target: EventTarget}): void {
  const link = routeLink(target);
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
}

function prefetchInView(text: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    entries
      .filter(({isIntersecting}) => isIntersecting)
      .forEach(({target}) => {
        observer.unobserve(target);
        window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      });
  });
  [...text.querySelectorAll('a')].filter(routeLink).forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

/**
 * The text of the page that the reader came to, taken over as the server wrote it: no script for it
 * is fetched, and nothing of it is built again. Its links are the router's; what else can be clicked
 * in it is looked after for the whole document (src/client).
 */
export default function ServedText({className}: {readonly className: string}): ReactNode {
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = element.current!;
    // The reader has come back from other pages, or React has made the page anew: the text is put where it stood.
    if (holder && holder !== place) {
      place.append(...holder.childNodes);
    }
    holder = place;
    return prefetchInView(place);
  }, []);

  function follow(event: MouseEvent): void {
    const link = routeLink(event.target);
    if (link && isPlainClick(event)) {
      event.preventDefault();
      const go = link.href === location.href ? history.replace : history.push;
      go(link.pathname + link.search + link.hash);
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the links in it are what is clicked
    <div
      ref={element}
      className={className}
      onClick={follow}
      // eslint-disable-next-line jsx-a11y/mouse-events-have-key-events -- a keyboard's focus fetches nothing ahead in the framework either
      onMouseOver={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      // It is there already.
      dangerouslySetInnerHTML={asServed}
    />
  );
}
