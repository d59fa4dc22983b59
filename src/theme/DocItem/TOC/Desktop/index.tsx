import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

const active = 'table-of-contents__link--active';

/** Keeps the highlighted link in sight in a list longer than the window, but not while a reader goes through it by keyboard. */
function useFollowing(): RefObject<HTMLElement> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = () => {
      const nav = list.current;
      if (nav && !nav.querySelector(':focus-visible')) {
        const top = nav.querySelector<HTMLElement>(`.${active}`)?.offsetTop ?? 0;
        nav.scrollTop = top - nav.clientHeight / 2;
      }
    };
    // A page that opens at an anchor has been scrolled already.
    follow();
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return list;
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/TOC/Desktop, theme/TOC).
 * Why: there the list is an unnamed block; here it is a landmark with a visible name, and
 * a list longer than the window follows the reader.
 * Unnecessary from: no released version.
 */
export default function DocItemTOCDesktop(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const list = useFollowing();
  return (
    <nav ref={list} className={ThemeClassNames.docs.docTocDesktop} aria-labelledby="yt-toc-title">
      <p className="yt-toc__title" id="yt-toc-title">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="table-of-contents"
        // A name of its own keeps the highlighting away from the small-screen list.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={active}
      />
    </nav>
  );
}
