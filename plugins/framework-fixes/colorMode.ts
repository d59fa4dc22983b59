import {createRequire} from 'node:module';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** The module of the theme that writes its inline script, as far as it is replaced. */
export interface InlineScripts {
  getThemeInlineScript(theme: {readonly colorMode: ThemeConfig['colorMode']}): string;
  DataAttributeQueryStringInlineJavaScript: string;
}

/** Where the theme keeps them. */
export const inlineScripts = createRequire(__filename)('@docusaurus/theme-classic/lib/inlineScripts') as InlineScripts;

/**
 * Sets the mode before the first paint: that of the address (`?docusaurus-theme=dark`), else the reader's choice, else
 * the default. The theme would also make any `?docusaurus-data-…` an attribute, which nothing of the site reads.
 */
export const colorModeScript: InlineScripts['getThemeInlineScript'] = ({colorMode}) => `(root => {
  let mode = new URLSearchParams(location.search).get("docusaurus-theme");
  try {
    mode = mode || localStorage.getItem("theme");
  } catch {}
  root.setAttribute("data-theme", mode || "${colorMode.defaultMode}");
})(document.documentElement);`;

/**
 * Has the theme write this script in the place of its own (3.7.0), which is three times as long on every page and
 * writes the word "undefined" when the browser blocks storage: until the page is hydrated neither mode's rules apply.
 *
 * @param scripts of the theme
 * @throws when the theme has no such scripts, as after an upgrade
 */
export function replaceColorMode(scripts: InlineScripts = inlineScripts): void {
  const {getThemeInlineScript: mode, DataAttributeQueryStringInlineJavaScript: attributes} = scripts;
  if (typeof mode !== 'function' || typeof attributes !== 'string') {
    throw new Error(
      'plugins/framework-fixes/colorMode: @docusaurus/theme-classic/lib/inlineScripts has changed. See there how the theme sets the colour mode before the first paint, and name it here.',
    );
  }
  scripts.getThemeInlineScript = colorModeScript;
  scripts.DataAttributeQueryStringInlineJavaScript = '';
}
