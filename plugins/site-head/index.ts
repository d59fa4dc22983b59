import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Links in the head of every page that depend on nothing but the site's address:
 * the icon of the home screen and the web manifest of the page's language.
 */
export default function siteHead({baseUrl, i18n}: LoadContext): Plugin {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  return {
    name: 'site-head',
    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
        link({rel: 'manifest', href: `${baseUrl}manifest.${i18n.currentLocale}.webmanifest`}),
      ],
    }),
  };
}
