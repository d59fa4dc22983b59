import {addressOf, type PageEdit} from '../../../packages/finished-pages';

/**
 * Cuts the links of a page to its own parts down to the anchor: `/report/faq/error-messages#yt-2003` is `#yt-2003` on
 * that page. On paper an address stands behind the links that lead to other pages (src/css/print.css).
 */
export const ownLinks = {
  name: 'own-links',
  prepare:
    ({baseUrl}) =>
    ({name}) => {
      const own = encodeURI(addressOf(name, baseUrl));
      return (html) => html.replaceAll(`href=${own}#`, 'href=#').replaceAll(`href="${own}#`, 'href="#');
    },
} satisfies PageEdit;
