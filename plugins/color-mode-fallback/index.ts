import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Script that puts the default mode where the theme has written the word "undefined". */
export function fallbackScript(defaultMode: string): string {
  return `(function(d){if(d.theme==="undefined")d.theme=${JSON.stringify(defaultMode)}})(document.documentElement.dataset)`;
}

/**
 * Gives a reader whose browser blocks storage the default colour mode before the first paint.
 * The theme's own inline script writes `data-theme="undefined"` then (3.7.0), and until the page's
 * script is in charge neither mode's rules apply. Listed among the themes, after the classic
 * one, so that this script stands behind the other.
 */
export default function colorModeFallback(context: LoadContext): Plugin {
  const {defaultMode} = (context.siteConfig.themeConfig as ThemeConfig).colorMode;
  return {
    name: 'color-mode-fallback',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: fallbackScript(defaultMode)}]}),
  };
}
