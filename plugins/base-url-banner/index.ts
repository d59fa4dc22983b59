import type {LoadContext, Plugin} from '@docusaurus/types';

const texts: Record<string, {readonly title: string; readonly advice: string}> = {
  sv: {
    title: 'Webbplatsen lästes inte in som den ska.',
    advice: 'Den är byggd för adressen {baseUrl}. Ägaren behöver publicera den där, eller ändra SITE_BASE_URL och bygga om.',
  },
  en: {
    title: 'Your site did not load properly.',
    advice: 'It was built for the address {baseUrl}. Its owner needs to publish it there, or change SITE_BASE_URL and build again.',
  },
};

/** HTML of the banner. `baseUrl` is configuration, not input, and holds only path characters. */
export function bannerHtml(locale: string, baseUrl: string): string {
  const {title, advice} = texts[locale] ?? texts.en!;
  return `<div class="yt-base-url-banner" data-nosnippet><b>${title}</b> ${advice.replace('{baseUrl}', baseUrl)}</div>`;
}

/**
 * Puts on every page a banner that the site's stylesheet hides (src/css/base.css): a reader sees
 * it only when the stylesheet did not arrive, as when the site is published under another
 * path than it was built for. No script, so it needs nothing of the Content-Security-Policy.
 * In `start` styles come by script, so the banner would flash; it is left out there.
 */
export default function baseUrlBanner(context: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {preBodyTags: [bannerHtml(context.i18n.currentLocale, context.siteConfig.baseUrl)]};
    },
  };
}
