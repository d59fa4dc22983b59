import type {HtmlTagObject} from '@docusaurus/types';

/** A place on every page, for what an edit has to say there: in the head, or behind the content. */
export interface Place {
  /** Stands there until then. */
  readonly mark: HtmlTagObject;
  /**
   * Puts lines in the place of the mark.
   *
   * @param name of the page, for the error
   * @throws when the page has no mark
   */
  fill(html: string, lines: string, name: string): string;
}

/** @param owner what the place is for; no other edit has one of this name */
export function placeFor(owner: string): Place {
  const written = new RegExp(`<meta name="?place-of"? content="?${owner}"?>`);
  return {
    mark: {tagName: 'meta', attributes: {name: 'place-of', content: owner}},
    fill(html, lines, name) {
      if (!written.test(html)) {
        throw new Error(
          `finished-pages: ${name} has no place for ${owner}. The framework no longer writes the tags of injectHtmlTags as it did.`,
        );
      }
      return html.replace(written, () => lines);
    },
  };
}
