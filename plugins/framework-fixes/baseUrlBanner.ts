const texts: Record<string, {readonly title: string; readonly advice: string}> = {
  sv: {
    title: 'Webbplatsen lästes inte in som den ska.',
    advice:
      'Den är byggd för adressen {baseUrl}. Ägaren behöver publicera den där, eller ändra SITE_BASE_URL och bygga om.',
  },
  en: {
    title: 'Your site did not load properly.',
    advice:
      'It was built for the address {baseUrl}. Its owner needs to publish it there, or change SITE_BASE_URL and build again.',
  },
};

/**
 * HTML of a banner that the site's stylesheet hides (src/css/base.css): a reader sees it only when the
 * stylesheet did not arrive, as when the site is published under another path than it was built for. No
 * script, so it needs nothing of the Content-Security-Policy, and it is on every page; the framework's
 * own (3.7.0) is a script, in English, on the home page.
 *
 * @param baseUrl configuration, not input; holds only path characters
 */
export function bannerHtml(locale: string, baseUrl: string): string {
  const {title, advice} = texts[locale] ?? texts.en!;
  return `<div class="yt-base-url-banner" data-nosnippet><b>${title}</b> ${advice.replace('{baseUrl}', baseUrl)}</div>`;
}
