import type {HtmlTagObject} from '@docusaurus/types';

/** The page's own ground (`--yt-paper` of src/css/tokens.css), for the bars of the browser. */
export const grounds = {light: '#fbfaf6', dark: '#14171c'};

/**
 * Keeps the bars of the browser in the mode that is shown. The theme writes the mode before the
 * first paint, and again when the button is clicked; without scripts a page is light.
 */
const followMode = `(r=>new MutationObserver(()=>document.querySelector("[name=theme-color]").content=r.dataset.theme==="dark"?"${grounds.dark}":"${grounds.light}").observe(r,{attributeFilter:["data-theme"]}))(document.documentElement)`;

/**
 * What stands in the head of every page and depends on nothing but the site and the language:
 * icons, the web manifest, the colour of the browser's bars, and what services that show links read
 * of the site.
 *
 * @param baseUrl of the language, with a slash at both ends
 */
export function headTags(baseUrl: string, locale: string, brand: string): HtmlTagObject[] {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  const meta = (attributes: Record<string, string>) => ({tagName: 'meta', attributes});
  return [
    link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}manifest.${locale}.webmanifest`}),
    meta({name: 'theme-color', content: grounds.light}),
    {tagName: 'script', innerHTML: followMode},
    meta({property: 'og:type', content: 'website'}),
    meta({property: 'og:site_name', content: brand}),
  ];
}
