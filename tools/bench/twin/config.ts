import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {pageScripts} from '../../../config/delivery';
import {i18n} from '../../../config/locales';
import {markdownPlugins} from '../../../config/markdown';
import {docsPlugins, presetDocs} from '../../../config/sections';
import pageScriptsPlugin from '../../../packages/page-scripts';
import {customFields, site} from '../../../config/site';
import {footer, navbar} from '../../../config/theme';
import {environment} from '../../../config/environment';

/** Samples stay fences, which the stock CodeBlock highlights. */
const stockMarkdown = () => ({remarkPlugins: markdownPlugins().remarkPlugins, rehypePlugins: []});

/** The docs plugins with stock Markdown, the first one beside the others. */
function stockDocs(): PluginConfig[] {
  const first = ['@docusaurus/plugin-content-docs', presetDocs()] as const;
  return [first, ...(docsPlugins() as [string, DocsOptions][])].map(([name, options]) => [
    name,
    {...options, ...stockMarkdown()},
  ]);
}

/**
 * Configuration of the twin, the same content in the stock theme. Ours are the content and what it
 * cannot be compiled without: the pages, the facts and figures that the remark plugins write into
 * them, the components that show these, and the text of navbar, footer and home page. Everything
 * else is what `create-docusaurus` 3.7.0 sets up: theme-classic with Infima, Prism in the browser,
 * its own client modules, sitemap; no override, no stylesheet and no bundler plugin of ours, no
 * search. Rspack is on here as well, so that build times compare sites and not bundlers; React is
 * the installed 18.3.1, which is 23 KB lighter than the template's 19.
 */
export default function twinConfig(): Config {
  return {
    title: site.brand,
    url: environment.siteUrl,
    baseUrl: environment.baseUrl,
    favicon: 'img/favicon.svg',
    trailingSlash: false,
    // The stock theme makes some anchors otherwise; the twin is measured, not published.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    i18n,
    customFields: customFields(),
    future: {experimental_faster: true},
    plugins: [
      ...stockDocs(),
      ['@docusaurus/plugin-content-pages', stockMarkdown()],
      '@docusaurus/plugin-sitemap',
      './plugins/product/index.ts',
      (context) => pageScriptsPlugin(context, pageScripts),
    ],
    themes: ['@docusaurus/theme-classic'],
    themeConfig: {
      navbar: navbar(),
      footer: footer(),
      prism: {additionalLanguages: ['csharp', 'typescript']},
    } satisfies UserThemeConfig,
  };
}
