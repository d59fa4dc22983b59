import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** What the layout of a page asks its text for. */
type Content = Pick<PropDocContent, 'assets' | 'contentTitle' | 'frontMatter' | 'metadata' | 'toc'>;

/** The page that the server sent, as it says of itself. */
export interface ServedPage {
  /** Name of the chunk that holds the text. */
  readonly chunk: string;
  readonly content: Content;
}

/** What the layout asks of the front matter; the rest is for the text, which is there. */
export const layoutKeys = [
  'hide_table_of_contents',
  'hide_title',
  'image',
  'keywords',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
] as const;

/** The same as it is sent: the front matter, as far as it is asked for, is in the metadata. */
export interface SentPage {
  readonly chunk: string;
  readonly content: Omit<Content, 'frontMatter'>;
}

/** Id of the element that holds a `SentPage` as JSON. */
export const dataId = 'yt-page';

/** Taken out of the page, which is then as it would be after a step inside the site. */
function take(): ServedPage | undefined {
  const element = document.getElementById(dataId);
  if (!element) {
    return undefined;
  }
  element.remove();
  const {chunk, content} = JSON.parse(element.textContent!) as SentPage;
  return {chunk, content: {...content, frontMatter: content.metadata.frontMatter}};
}

/** The doc page that the reader came to; `undefined` for a page of another kind, and on the server. */
export const servedPage = typeof document === 'undefined' ? undefined : take();
