import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What the layout of a page asks its text for. */
type Content = Pick<PropDocContent, 'assets' | 'contentTitle' | 'frontMatter' | 'metadata' | 'toc'>;

/** The page that the server sent, as it says of itself. */
export interface ServedPage {
  /** Name of the chunk that holds the text. */
  readonly chunk: string;
  readonly content: Content;
}

/** Id of the element that holds a `ServedPage` as JSON. */
export const dataId = 'yt-page';

/** Taken out of the head, which is then as it would be after a step inside the site. */
function take(): ServedPage | undefined {
  const element = document.getElementById(dataId);
  element?.remove();
  return element ? (JSON.parse(element.textContent!) as ServedPage) : undefined;
}

/** The doc page that the reader came to; `undefined` for a page of another kind, and on the server. */
export const servedPage = typeof document === 'undefined' ? undefined : take();
