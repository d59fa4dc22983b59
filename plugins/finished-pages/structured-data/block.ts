import type {Thing} from './breadcrumbs';

/** Things as one block of JSON-LD, which no text in it can end; nothing for none. */
export function block(things: readonly Thing[]): string {
  if (things.length === 0) {
    return '';
  }
  const context = 'https://schema.org';
  const data = things.length === 1 ? {'@context': context, ...things[0]} : {'@context': context, '@graph': things};
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
