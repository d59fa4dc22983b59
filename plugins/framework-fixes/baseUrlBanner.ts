import {filled} from '../../src/lib/filled';
import {localeIds, type Localized} from '../../src/lib/locales';

const title: Localized = {sv: 'Webbplatsen lästes inte in som den ska.', en: 'Your site did not load properly.'};
const advice: Localized = {
  sv: 'Den är byggd för adressen {baseUrl}. Ägaren behöver publicera den där, eller ändra SITE_BASE_URL och bygga om.',
  en: 'It was built for the address {baseUrl}. Its owner needs to publish it there, or change SITE_BASE_URL and build again.',
};

/**
 * HTML of a banner that the site's stylesheet hides (src/css/base.css): a reader sees it only when the
 * stylesheet did not arrive, as when the site is published under another path than it was built for. No
 * script, so it needs nothing of the Content-Security-Policy, and it is on every page; the framework's
 * own (3.7.0) is a script, in English, on the home page.
 *
 * @param baseUrl configuration, not input; holds only path characters
 */
export function bannerHtml(language: string, baseUrl: string): string {
  const locale = localeIds.find((id) => id === language) ?? 'en';
  return `<div class="yt-base-url-banner" data-nosnippet><b>${title[locale]}</b> ${filled(advice[locale], {baseUrl})}</div>`;
}
