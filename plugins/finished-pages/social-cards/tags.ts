import {cardSize, type CardText} from './card';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** What the picture shows, for those who do not see it. */
export function cardAlternative({title, section, kind}: CardText, brand: string): string {
  return [[brand, section].filter(Boolean).join(' '), title, kind].filter(Boolean).join(' – ');
}

/** The lines of the head that name a page's card, by its absolute address. */
export function cardTags(url: string, alternative: string): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', alternative],
    ['name', 'twitter:image', url],
  ] as const;
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}=${name} content="${escapeAttribute(content)}">`)
    .join('');
}
