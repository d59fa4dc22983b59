import {createRequire} from 'node:module';
import path from 'node:path';

const nothing = path.join(__dirname, '../stubs/empty.js');

/**
 * A rule for the bundler that puts one stylesheet of the site in the place of all of the classic theme.
 * Half of their rules would be overridden, and half of the rest is for what the site may not have;
 * 1 KB gzip. The first module to ask for it decides where it stands: a component, behind the general
 * one. The progress bar asks before that, so it is given nothing.
 *
 * @param siteDir absolute
 * @param stylesheet relative to the site
 */
export function themeStylesheets(siteDir: string, stylesheet: string) {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const theme = path.dirname(resolve('@docusaurus/theme-classic'));
  // Of theme-common: what it says of an error is the site's to style.
  const errorBoundary = path.join(path.dirname(resolve('@docusaurus/theme-common')), 'utils/errorBoundaryUtils.js');
  const alias = {
    './styles.module.css$': path.join(siteDir, stylesheet),
    './nprogress.css$': nothing,
    './errorBoundaryUtils.module.css$': nothing,
  };
  return {include: [theme, errorBoundary], resolve: {alias: alias as Record<string, string>}};
}

/** Whether a module of the client is one of the stylesheets that are replaced. */
export function isThemeStylesheet(file: string): boolean {
  return /[\\/]@docusaurus[\\/](?:theme-classic[\\/].*|theme-common[\\/].*[\\/]errorBoundaryUtils\.module)\.css$/.test(
    file,
  );
}
