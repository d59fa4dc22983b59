import {type PageEdit, placeFor} from '../../../packages/finished-pages';
import {feedName} from '../../feeds';

const place = placeFor('feed');

/** Names the feed of its section in the head of every page (plugins/feeds). */
export const feedLink = (sections: readonly {readonly id: string}[]): PageEdit => ({
  name: 'feed-link',
  tags: {headTags: [place.mark]},
  prepare:
    ({baseUrl}) =>
    ({name}) => {
      const section = sections.find(({id}) => name === `${id}.html` || name.startsWith(`${id}/`));
      const link = section
        ? `<link rel=alternate type=application/atom+xml href=${baseUrl}${feedName(section.id)}>`
        : '';
      return (html) => place.fill(html, link, name);
    },
});
