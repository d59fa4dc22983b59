import type {Plugin} from 'postcss';

/**
 * PostCSS plugin: puts the origin of the site, as a string, in the place of `env(site-origin)`. A stylesheet cannot
 * ask where it is, and `attr(href)` is the address as it was written.
 *
 * @param origin without a slash at the end
 */
export const siteOrigin = (origin: string): Plugin => ({
  postcssPlugin: 'site-origin',
  Declaration(declaration) {
    if (declaration.value.includes('env(site-origin)')) {
      declaration.value = declaration.value.replaceAll('env(site-origin)', JSON.stringify(origin));
    }
  },
});
