import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../../deploy/routing/decide';
import {BuiltSite} from '../../tools/lib/builtSite';
import {buildDir, projectRoot} from '../../tools/lib/paths';

/** The finished build that the tests judge. */
export const site = new BuiltSite(buildDir);

/** Addresses of every page that is published, `/report/intro`, without the error pages. */
export const publishedRoutes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((route) => !route.endsWith('/404'));

/** The same by language, each with its page. */
export const pagesByLanguage = (['sv', 'en'] as const).map((locale) => ({
  locale,
  pages: publishedRoutes
    .filter((route) => route.startsWith('/en/') === (locale === 'en'))
    .map((route) => site.pageAt(route)),
}));

/** Whether a good host answers an address of the site with a page or a file. */
export function isThere(address: string): boolean {
  const name = decodeURI(new URL(address, 'https://site.example').pathname);
  return site.routing.redirects.has(name) || site.has(name.slice(1)) || site.has(pageFile(name));
}
