import {parse, parseFragment, serialize, type DefaultTreeAdapterTypes} from 'parse5';
import {attribute, find, findAll, hasClass, textOf, type Element} from '../../packages/common';
import type {LocaleId} from '../../src/lib/locales';
import {controlWords, words} from '../../src/offline/words';
import {replaceBy} from '../lib/markup';

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

function only(
  document: DefaultTreeAdapterTypes.Document,
  what: string,
  matches: (element: Element) => boolean,
): Element {
  const found = find(document, matches);
  if (!found) {
    throw new Error(`tools/offline: the page 404.html has no ${what}, which the page of the switch is made from.`);
  }
  return found;
}

function replaceContent(element: Element, html: string): void {
  element.childNodes = parseFragment(html).childNodes;
}

const remove = (element: Element): void => replaceBy(element);

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

/** What works with the framework alone: the menu of small windows, the menu of languages, the colour mode. */
const isDead = (element: Element): boolean =>
  element.tagName === 'button' || hasClass(element, 'dropdown') || hasClass(element, 'navbar-sidebar__backdrop');

function editHead(document: DefaultTreeAdapterTypes.Document, {locale, style, script}: OfflinePageInput): void {
  const title = only(document, 'title', ({tagName}) => tagName === 'title');
  const [, brand = ''] = textOf(title).split('|');
  const text = `${words[locale].title} |${brand}`;
  replaceContent(title, text);
  const shared = only(document, 'og:title', (element) => attribute(element, 'property') === 'og:title');
  shared.attrs.find(({name}) => name === 'content')!.value = text;

  remove(only(document, 'list of scripts', (element) => attribute(element, 'data-load') !== undefined));
  findAll(document, (element) => /part-not-found/.test(attribute(element, 'data-href') ?? '')).forEach(remove);
  const font = attribute(
    only(document, 'font', (element) => attribute(element, 'name') === 'yt-font'),
    'content',
  );
  const added = `<meta name="robots" content="noindex">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">
<style data-href="${style.address}">${style.css}</style><script defer src="${script}"></script>`;
  only(document, 'head', ({tagName}) => tagName === 'head').childNodes.push(...parseFragment(added).childNodes);
}

/** Takes out what works with the framework alone; a plain link stands for the menu of languages. */
function editFrame(
  document: DefaultTreeAdapterTypes.Document,
  {locale, otherPage, otherLanguage}: OfflinePageInput,
): void {
  const menu = only(document, 'menu of languages', (element) => hasClass(element, 'dropdown'));
  const link = `<a class="navbar__link" href="${otherPage}" lang="${otherLanguage}">${words[locale].otherLanguage}</a>`;
  replaceBy(menu, ...(parseFragment(link).childNodes as Element[]));
  findAll(document, isDead).forEach(remove);
  // What held nothing else.
  findAll(document, ({tagName, childNodes}) => tagName === 'div' && childNodes.length === 0).forEach(remove);
}

/**
 * The page of the switch, made from the finished page 404: its frame, without the framework. So it costs
 * other pages nothing, and can stand in for any page that is not kept.
 *
 * @param html the page 404 of the language
 * @throws when that has no place for something
 */
export function makeOfflinePage(html: string, input: OfflinePageInput): string {
  const document = parse(html.replaceAll('/404.html', '/offline'));
  editHead(document, input);
  editFrame(document, input);
  const main = only(document, 'main', ({tagName}) => tagName === 'main');
  main.attrs = [
    {name: 'class', value: 'yt-offline markdown'},
    {name: 'data-root', value: input.root},
    {name: 'data-worker', value: input.worker},
    {name: 'data-words', value: JSON.stringify(controlWords(input.locale))},
    ...(input.isWithdrawn ? [{name: 'data-withdrawn', value: ''}] : []),
  ];
  replaceContent(main, content(input.locale));
  return serialize(document);
}
