import type {Props} from '@docusaurus/types';
import type {PageEdit} from '../../../packages/finished-pages';

/**
 * Names on the pages of every language the fonts of the source language, so that a reader who switches language does
 * not fetch them again from another address, and see the page in the fallback meanwhile. They are the same files:
 * their names carry the hash of what is in them. Of built pages alone, which have their general styles in them.
 *
 * @param root path of the site, with a slash at both ends
 */
export const sharedFonts = (root: string) =>
  ({
    name: 'shared-fonts',
    prepare:
      ({baseUrl}: Props) =>
      () =>
      (html: string) =>
        html.replaceAll(`${baseUrl}assets/fonts/`, `${root}assets/fonts/`),
  }) satisfies PageEdit;
