import {serialize} from 'parse5';
import {attribute, escapeHtml} from '../../packages/common';
import {elementOf, first, is, type Page, replaceBy, setAttribute} from '../../packages/html-page';
import {languageTags, otherLocale, type LocaleId} from '../../src/lib/locales';

/** The menu of languages is opened by the framework; of two languages, the other one is a plain link. */
export function makeLanguageLink(page: Page, locale: LocaleId): void {
  const tag = languageTags[otherLocale(locale)];
  const menu = page.all('.dropdown').find((element) => first(element, `.dropdown__link[lang="${tag}"]`));
  if (menu) {
    const link = first(menu, `.dropdown__link[lang="${tag}"]`)!;
    ['target', 'rel'].forEach((name) => setAttribute(link, name, undefined));
    setAttribute(link, 'class', 'navbar__item navbar__link');
    setAttribute(link, 'hreflang', tag);
    link.childNodes.unshift(first(menu, 'svg')!);
    replaceBy(menu, link);
  }
}

/** The menu of a phone: sections, the other language, and the menu of the section. It unfolds without a script. */
export function makePhoneMenu(page: Page, sidebar: string): void {
  const toggle = page.first('.navbar__toggle');
  if (!toggle) {
    return;
  }
  const items = page.all('a.navbar__item').map((link) => {
    const current = is(link, '[aria-current]') ? ' aria-current="page"' : '';
    const lang = attribute(link, 'lang');
    return `<li class="menu__list-item"><a class="menu__link" href="${escapeHtml(attribute(link, 'href')!)}"${lang ? ` lang="${lang}"` : ''}${current}>${serialize(link)}</a></li>`;
  });
  const details = elementOf(
    `<details class="copy-menu"><summary class="navbar__toggle clean-btn" aria-label="${escapeHtml(attribute(toggle, 'aria-label')!)}">${serialize(toggle)}</summary>` +
      `<div class="copy-menu__panel menu"><ul class="menu__list">${items.join('')}</ul>${sidebar}</div></details>`,
  );
  replaceBy(toggle, details);
}
