import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {TOCItem} from '@docusaurus/mdx-loader';

type Content = Pick<PropDocContent, 'assets' | 'contentTitle' | 'frontMatter' | 'metadata' | 'toc'>;

/** What the layout asks of the front matter; the rest is for the text, which is there. */
export const layoutKeys = [
  'hide_table_of_contents',
  'hide_title',
  'image',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
] as const;

/** What it asks of the metadata. `description` stands in the head. */
export const metadataKeys = ['editUrl', 'id', 'next', 'permalink', 'previous', 'title', 'unlisted'] as const;

/** A page that the server sent, as it says of itself: without what stands in the page, and without values that are false. */
export interface SentPage {
  /** Name of the chunk that holds the text. */
  readonly chunk: string;
  readonly content: Pick<Content, 'assets' | 'contentTitle'> & {
    readonly frontMatter: Partial<Content['frontMatter']>;
    readonly metadata: Partial<Content['metadata']>;
  };
}

/** Id of the element that holds a `SentPage` as JSON. */
export const dataId = 'yt-page';

function heading({hash, innerHTML: value}: HTMLAnchorElement): TOCItem {
  const id = decodeURIComponent(hash.slice(1));
  return {id, value, level: Number(document.getElementById(id)!.localName.slice(1))};
}

/** Taken out of the page, which is then as it would be after a step inside the site. */
function take() {
  const element = document.getElementById(dataId);
  if (!element) {
    return undefined;
  }
  element.remove();
  const {chunk, content} = JSON.parse(element.textContent!) as SentPage;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  const metadata = {...content.metadata, description, frontMatter: content.frontMatter};
  const list = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a');
  return {chunk, content: {...content, metadata, toc: [...list].map(heading)} as unknown as Content};
}

/** The doc page that the reader came to; `undefined` for a page of another kind, and on the server. */
export const servedPage = typeof document === 'undefined' ? undefined : take();
