import {parseFragment, serialize} from 'parse5';
import {attribute, type Element} from '../../packages/common';
import {elementOf, Page, replaceBy, setAttribute, setContent} from '../../packages/html-page';
import type {LocaleId} from '../../src/lib/locales';
import {controlWords, words} from '../../src/offline/words';

export interface Stylesheet {
  readonly address: string;
  readonly css: string;
}

export interface OfflinePageInput {
  readonly locale: LocaleId;
  /** Address of the language, as `/en/`. */
  readonly root: string;
  /** Address of the same page in the other language. */
  readonly otherPage: string;
  readonly otherLanguage: string;
  readonly script: string;
  readonly style: Stylesheet;
  readonly worker: string;
  /** The worker is taken away from whoever has it, and nobody gets it. */
  readonly isWithdrawn: boolean;
}

function only(page: Page, what: string, selector: string): Element {
  const found = page.first(selector);
  if (!found) {
    throw new Error(`tools/offline: the page 404.html has no ${what}, which the page of the switch is made from.`);
  }
  return found;
}

const remove = (page: Page, selector: string): void => page.all(selector).forEach((element) => replaceBy(element));

function content(locale: LocaleId): string {
  const say = words[locale];
  return `<h1>${say.title}</h1>
<p class="yt-lead" data-part="lead">${say.lead}</p>
<noscript><p>${say.noScript}</p></noscript>
<p role="status" data-part="status"></p>
<p class="yt-row"><button type="button" id="switch" class="yt-btn yt-btn--primary" data-part="switch" hidden></button></p>
<section data-part="sections" aria-labelledby="sections" hidden><h2 id="sections">${say.sections}</h2>
<p>${say.sectionsLead}</p><ul role="list" class="clean-list" data-part="section-list"></ul></section>
<section data-part="pages" aria-labelledby="pages" hidden><h2 id="pages">${say.pages}</h2>
<ul role="list" class="clean-list" data-part="page-list"></ul></section>`;
}

function editHead(page: Page, {locale, style, script}: OfflinePageInput): void {
  const title = only(page, 'title', 'head > title');
  const [, brand = ''] = page.title.split('|');
  const text = `${words[locale].title} |${brand}`;
  setContent(title, text);
  setAttribute(only(page, 'og:title', '[property="og:title"]'), 'content', text);
  replaceBy(only(page, 'list of scripts', '[data-load]'));
  remove(page, '[data-href*="part-not-found"]');
  const font = attribute(only(page, 'font', '[name=yt-font]'), 'content');
  const added = `<meta name="robots" content="noindex">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">
<style data-href="${style.address}">${style.css}</style><script defer src="${script}"></script>`;
  only(page, 'head', 'head').childNodes.push(...parseFragment(added).childNodes);
}

/** Takes out what works with the framework alone; a plain link stands for the menu of languages. */
function editFrame(page: Page, {locale, otherPage, otherLanguage}: OfflinePageInput): void {
  const menu = only(page, 'menu of languages', '.dropdown');
  const link = `<a class="navbar__link" href="${otherPage}" lang="${otherLanguage}">${words[locale].otherLanguage}</a>`;
  const shown = elementOf(link);
  shown.childNodes.unshift(only(page, 'sign of languages', '.dropdown .ico'));
  replaceBy(menu, shown);
  // The menu of small windows, the colour mode; then what held nothing else.
  remove(page, 'button, .dropdown, .navbar-sidebar__backdrop');
  remove(page, 'div:empty');
}

/**
 * The page of the switch, made from the finished page 404: its frame, without the framework. So it costs
 * other pages nothing, and can stand in for any page that is not kept.
 *
 * @param html the page 404 of the language
 * @throws when that has no place for something
 */
export function makeOfflinePage(html: string, input: OfflinePageInput): string {
  const page = new Page('404.html', html.replaceAll('/404.html', '/offline'));
  editHead(page, input);
  editFrame(page, input);
  const main = only(page, 'main', 'main');
  main.attrs = [
    {name: 'class', value: 'yt-offline markdown'},
    {name: 'data-root', value: input.root},
    {name: 'data-worker', value: input.worker},
    {name: 'data-words', value: JSON.stringify(controlWords(input.locale))},
    ...(input.isWithdrawn ? [{name: 'data-withdrawn', value: ''}] : []),
  ];
  setContent(main, content(input.locale));
  return serialize(page.document);
}
