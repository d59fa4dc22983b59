import {addressOf, type PageEdit} from '../../packages/finished-pages';
import {feedName} from '../feeds';

/**
 * Names on the pages of every language the fonts of the source language, so that a reader who switches language does
 * not fetch them again from another address, and see the page in the fallback meanwhile. They are the same files:
 * their names carry the hash of what is in them. Of built pages alone, which have their general styles in them.
 *
 * @param root path of the site, with a slash at both ends
 */
export const sharedFonts = (root: string): PageEdit => ({
  name: 'shared-fonts',
  prepare:
    ({baseUrl}) =>
    () =>
    (html) =>
      html.replaceAll(`${baseUrl}assets/fonts/`, `${root}assets/fonts/`),
});

/**
 * Cuts the links of a page to its own parts down to the anchor: `/report/faq/error-messages#yt-2003` is `#yt-2003` on
 * that page. On paper an address stands behind the links that lead to other pages (src/css/print.css).
 */
export const ownLinks: PageEdit = {
  name: 'own-links',
  prepare:
    ({baseUrl}) =>
    ({name}) => {
      const own = encodeURI(addressOf(name, baseUrl));
      return (html) => html.replaceAll(`href=${own}#`, 'href=#').replaceAll(`href="${own}#`, 'href="#');
    },
};

/** Names the feed of its section in the head of every page (plugins/feeds). */
export const feedLink = (sections: readonly {readonly id: string}[]): PageEdit => ({
  name: 'feed-link',
  prepare:
    ({baseUrl}) =>
    ({name}) => {
      const section = sections.find(({id}) => name === `${id}.html` || name.startsWith(`${id}/`));
      return section
        ? {head: `<link rel=alternate type=application/atom+xml href=${baseUrl}${feedName(section.id)}>`}
        : {};
    },
});
