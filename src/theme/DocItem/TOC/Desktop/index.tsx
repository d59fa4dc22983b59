import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

const active = 'table-of-contents__link--active';

/** The contents list beside the text. */
export default function DocItemTOCDesktop(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // Keeps the highlighted link in sight in a list longer than the window, but not while a reader goes through it by keyboard.
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
  return (
    <nav ref={list} className={ThemeClassNames.docs.docTocDesktop} aria-labelledby="yt-toc-title">
      <p className="yt-toc__title" id="yt-toc-title">
        {translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
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
