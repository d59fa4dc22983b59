import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * What the classic theme's modules call their style sheets, and what stands in their place. The
 * first of them to ask for ours decides where it stands among the sheets: a component, behind
 * index.css. The bar of progress is asked for before that.
 */
const substitutes = {
  './styles.module.css': 'src/css/theme.module.css',
  './nprogress.css': 'plugins/replaced-modules/empty.js',
};

/**
 * A rule for the bundler that puts src/css/theme.module.css in the place of every style sheet of
 * the classic theme. Half of their rules are overridden by ours, and half of the rest is for what
 * this site does not have; 1 KB gzip.
 *
 * @param siteDir folder of the site
 */
export function themeSheets(siteDir: string) {
  const theme = path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic'));
  const alias = Object.entries(substitutes).map(([request, file]) => [`${request}$`, path.join(siteDir, file)]);
  return {include: theme, resolve: {alias: Object.fromEntries(alias) as Record<string, string>}};
}

/**
 * @param css the general sheet
 * @throws when one of the theme's sheets is in it; only they read the variables of Infima
 */
export function assertOurs(css: string): void {
  if (css.includes('var(--ifm-')) {
    throw new Error('plugins/part-styles: the build has rules of the classic theme, whose variables this site does not have. See how its modules ask for their style sheets now, and correct themeSheets.ts.');
  }
}
