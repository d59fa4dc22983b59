import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {escapeRegExp} from '../../packages/common';
import {otherLocale, type LocaleId, type Localized} from '../../src/lib/locales';
import {splitText} from '../../src/product/rich';

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

/**
 * Rehype plugin: gives the words of the other language their `lang` (WCAG 2.2, 3.1.2), so that a
 * screen reader says them as what they are. The pages stay plain Markdown, equal in both languages.
 *
 * @param options.locale language of the pages
 */
export default function languageParts({locale}: {readonly locale: LocaleId}) {
  const pattern = new RegExp(phrases[locale].map(escapeRegExp).join('|'), 'g');
  const lang = otherLocale(locale);
  const text = (value: string): Text => ({type: 'text', value});
  const marked = ([words]: RegExpExecArray): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {lang},
    children: [text(words)],
  });
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      const {tagName, name} = node as {readonly tagName?: string; readonly name?: string | null};
      if (untouched.includes(tagName ?? name ?? '')) {
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || node.value.search(pattern) < 0) {
        return undefined;
      }
      const parts = splitText(node.value, pattern, marked);
      parent.children.splice(index!, 1, ...parts.map((part) => (typeof part === 'string' ? text(part) : part)));
      return index! + parts.length;
    });
}
