import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {escapeRegExp} from '../../packages/common';
import {otherLocale, type LocaleId, type Localized} from '../../src/lib/locales';

/**
 * Words of the other language that stand in running text: names in other makers' programs that
 * exist in one language only, and messages quoted as they read on the screen. Listed under the
 * language of the page; tests/built/pages.test.ts says when one is missing.
 */
const phrases: Localized<readonly string[]> = {
  sv: ['Disable all Application Add-ins', 'profile name is not valid'],
  en: ['Spiris Bokföring & Fakturering', 'Bokföring', 'Kundfaktura', 'Godkänn & aktivera', 'Administratörer'],
};

/** Not spoken as words of a language. */
const untouched = ['code', 'pre'];

function marked(text: string, pattern: RegExp, lang: LocaleId): (Element | Text)[] {
  // The pattern has one group, so every other part is a phrase.
  return text.split(pattern).flatMap((value, index): (Element | Text)[] => {
    const node: Text = {type: 'text', value};
    if (value === '' || index % 2 === 0) {
      return value === '' ? [] : [node];
    }
    return [{type: 'element', tagName: 'span', properties: {lang}, children: [node]}];
  });
}

/**
 * Rehype plugin: gives the words of the other language their `lang` (WCAG 2.2, 3.1.2), so that a
 * screen reader says them as what they are. The pages stay plain Markdown, equal in both languages.
 *
 * @param options.locale language of the pages
 */
export default function languageParts({locale}: {readonly locale: LocaleId}) {
  const escaped = phrases[locale].map(escapeRegExp);
  const pattern = new RegExp(`(${escaped.join('|')})`);
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      const {tagName, name} = node as {readonly tagName?: string; readonly name?: string | null};
      if (untouched.includes(tagName ?? name ?? '')) {
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || !pattern.test(node.value)) {
        return undefined;
      }
      const parts = marked(node.value, pattern, otherLocale(locale));
      parent.children.splice(index!, 1, ...parts);
      return index! + parts.length;
    });
}
