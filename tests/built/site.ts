import {readFileSync} from 'node:fs';
import path from 'node:path';
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
    .map((route) => ({route, page: site.pageAt(route)})),
}));
