import {parseFragment, serialize} from 'parse5';
import {attribute, escapeHtml, find, findAll, hasClass, type Element} from '../../packages/common';
import {languageTags, otherLocale, type LocaleId} from '../../src/lib/locales';
import {replaceBy, setAttribute} from '../lib/markup';

/** Lists of a sidebar's categories, as HTML, by the address of the category's page. */
export type Categories = Map<string, string>;

const isCategory = (element: Element) => hasClass(element, 'theme-doc-sidebar-item-category');
const isList = ({tagName}: Element) => tagName === 'ul';
const linkOf = (category: Element) =>
  attribute(
    find(category, ({tagName}) => tagName === 'a')!,
    'href',
  )!;

/** Notes the category whose own page this is: only there its list stands in the menu, and none of it is marked as current. */
export function noteCategories(document: Element, categories: Categories): void {
  for (const category of findAll(document, isCategory)) {
    const list = find(category, isList);
    if (list && !find(list, (element) => attribute(element, 'aria-current') !== undefined)) {
      categories.set(linkOf(category), serialize(list));
    }
  }
}

/** Puts the lists into categories that a page has folded: the framework writes them when they are unfolded. */
export function completeMenu(document: Element, categories: Categories): void {
  for (const category of findAll(document, isCategory)) {
    const items = categories.get(linkOf(category));
    if (!find(category, isList) && items !== undefined) {
      const [list] = parseFragment(`<ul class="menu__list" hidden>${items}</ul>`).childNodes as [Element];
      list.parentNode = category;
      category.childNodes.push(list);
    }
  }
}

/** The link to the same page in the other language. */
function languageLink(document: Element, locale: LocaleId): Element | undefined {
  const tag = languageTags[otherLocale(locale)];
  return find(document, (element) => hasClass(element, 'dropdown__link') && attribute(element, 'lang') === tag);
}

/** The menu of languages is opened by the framework; of two languages, the other one is a plain link. */
export function makeLanguageLink(document: Element, locale: LocaleId): void {
  const link = languageLink(document, locale);
  const menu =
    link &&
    find(document, (element) => hasClass(element, 'dropdown') && find(element, (one) => one === link) !== undefined);
  if (menu) {
    const sign = find(menu, ({tagName}) => tagName === 'svg')!;
    ['target', 'rel'].forEach((name) => setAttribute(link, name, undefined));
    setAttribute(link, 'class', 'navbar__item navbar__link');
    setAttribute(link, 'hreflang', languageTags[otherLocale(locale)]);
    link.childNodes.unshift(sign);
    replaceBy(menu, link);
  }
}

/** The menu of a phone: sections, the other language, and the menu of the section. It unfolds without a script. */
export function makePhoneMenu(document: Element, sidebar: string): void {
  const toggle = find(document, (element) => hasClass(element, 'navbar__toggle'));
  if (!toggle) {
    return;
  }
  const links = findAll(document, (element) => element.tagName === 'a' && hasClass(element, 'navbar__item'));
  const items = links.map((link) => {
    const current = attribute(link, 'aria-current') === undefined ? '' : ' aria-current="page"';
    const lang = attribute(link, 'lang');
    return `<li class="menu__list-item"><a class="menu__link" href="${escapeHtml(attribute(link, 'href')!)}"${lang ? ` lang="${lang}"` : ''}${current}>${serialize(link)}</a></li>`;
  });
  const [details] = parseFragment(
    `<details class="copy-menu"><summary class="navbar__toggle clean-btn" aria-label="${escapeHtml(attribute(toggle, 'aria-label')!)}">${serialize(toggle)}</summary>` +
      `<div class="copy-menu__panel menu"><ul class="menu__list">${items.join('')}</ul>${sidebar}</div></details>`,
  ).childNodes as [Element];
  replaceBy(toggle, details);
}
