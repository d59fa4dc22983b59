import {attribute} from '../common';
import {all, type Node} from './select';

/** A reference from a page to something the browser fetches by itself. */
export interface Reference {
  readonly element: string;
  readonly attribute: string;
  readonly url: string;
}

/** Attributes whose address the browser fetches unasked, by their elements. */
const loading: readonly (readonly [elements: string, attributes: readonly string[]])[] = [
  ['script, img, source, video, audio, track, iframe, embed, input', ['src']],
  ['video', ['poster']],
  ['object', ['data']],
  ['use, image', ['href']],
  // Those that are fetched, or name a file of the site.
  [
    'stylesheet preload modulepreload prefetch icon apple-touch-icon manifest preconnect dns-prefetch'
      .split(' ')
      .map((rel) => `link[rel~="${rel}"]`)
      .join(', '),
    ['href'],
  ],
];

/** Lists of addresses: `a.png 1x, b.png 2x`; what packages/lean-delivery/boot.js loads, with spaces between. */
const lists: readonly (readonly [attribute: string, separator: string])[] = [
  ['srcset', ','],
  ['imagesrcset', ','],
  ['data-load', ' '],
  ['data-ahead', ' '],
];

/** What a browser that has a page loads unasked. `<use href="#id">` points into the page itself. */
export function loadsOf(document: Node): Reference[] {
  const single = loading.flatMap(([elements, names]) =>
    all(document, elements).flatMap((element) =>
      names.flatMap((name) => {
        const url = attribute(element, name);
        return url && !url.startsWith('#') ? [{element: element.tagName, attribute: name, url}] : [];
      }),
    ),
  );
  const listed = lists.flatMap(([name, separator]) =>
    all(document, `[${name}]`).flatMap((element) =>
      attribute(element, name)!
        .split(separator)
        .map((part) => part.trim().split(/\s+/)[0]!)
        .filter(Boolean)
        .map((url) => ({element: element.tagName, attribute: name, url})),
    ),
  );
  return [...single, ...listed];
}
