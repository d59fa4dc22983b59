import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';

/**
 * The page's own ground (`--yt-paper` of src/css/tokens.css), for the bars of the browser. They
 * follow the system, because a page without scripts cannot say which mode its reader has chosen.
 */
const grounds = {light: '#fbfaf6', dark: '#14171c'};

/**
 * What stands in the head of every page and depends on nothing but the site and the language:
 * icons, the web manifest, the colour of the browser's bars, and what services that show links are
 * told of the site.
 */
export default function siteHead({baseUrl, i18n}: LoadContext): Plugin {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  const meta = (attributes: Record<string, string>) => ({tagName: 'meta', attributes});
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
        link({rel: 'manifest', href: `${baseUrl}manifest.${i18n.currentLocale}.webmanifest`}),
        ...Object.entries(grounds).map(([mode, content]) => meta({name: 'theme-color', content, media: `(prefers-color-scheme: ${mode})`})),
        meta({property: 'og:type', content: 'website'}),
        meta({property: 'og:site_name', content: site.brand}),
      ],
    }),
  };
}
