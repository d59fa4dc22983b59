import type {HtmlTagObject} from '@docusaurus/types';
import type {Thing} from './breadcrumbs';

const type = 'application/ld+json';
const written = new RegExp(`<script type="?${type.replace('+', '\\+')}"?>\\{\\}</script>`);

/** Stands at the end of every page until its data is known. */
export const mark: HtmlTagObject = {tagName: 'script', attributes: {type}, innerHTML: '{}'};

/** Things as one block of JSON-LD, which no text in it can end; nothing for none. */
export function block(things: readonly Thing[]): string {
  if (things.length === 0) {
    return '';
  }
  const context = 'https://schema.org';
  const data = things.length === 1 ? {'@context': context, ...things[0]} : {'@context': context, '@graph': things};
  return `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Puts a block into a page in place of the mark.
 *
 * @param name of the page, for the error
 * @throws when the page has no mark
 */
export function fillPage(html: string, data: string, name: string): string {
  if (!written.test(html)) {
    throw new Error(
      `plugins/finished-pages/structured-data: ${name} has no place for its data. The framework no longer writes the tags of injectHtmlTags as it did.`,
    );
  }
  return html.replace(written, () => data);
}
