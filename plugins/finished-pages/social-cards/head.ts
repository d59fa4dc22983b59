import type {HtmlTagObject} from '@docusaurus/types';

const placeholder = 'social-card-of-this-page';
const written = new RegExp(`<meta name="?social-card"? content="?${placeholder}"?>`);

/** Stands in the head of every page until its card is drawn. */
export const mark: HtmlTagObject = {tagName: 'meta', attributes: {name: 'social-card', content: placeholder}};

/**
 * Puts lines into the head of a page in place of the mark.
 *
 * @param name of the page, for the error
 * @throws when the page has no mark
 */
export function fillHead(html: string, lines: string, name: string): string {
  if (!written.test(html)) {
    throw new Error(
      `plugins/finished-pages/social-cards: ${name} has no place for its card. The framework no longer writes the tags of injectHtmlTags as it did.`,
    );
  }
  return html.replace(written, () => lines);
}
