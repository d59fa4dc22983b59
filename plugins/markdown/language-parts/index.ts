import {otherLocale, type LocaleId} from '../../../src/lib/locales';
import type {HastNode} from '../hast';
import {phrases} from './phrases';

/** Not spoken as words of a language. */
const untouched = ['code', 'pre'];

function marked(text: string, pattern: RegExp, lang: LocaleId): HastNode[] {
  return text.split(pattern).flatMap((part, index): HastNode[] => {
    if (part === '') {
      return [];
    }
    const node = {type: 'text', value: part};
    // The pattern has one group, so every other part is a phrase.
    const isPhrase = index % 2 === 1;
    return isPhrase ? [{type: 'element', tagName: 'span', properties: {lang}, children: [node]}] : [node];
  });
}

function visit(node: HastNode, pattern: RegExp, lang: LocaleId): void {
  if (untouched.includes(node.tagName ?? node.name ?? '')) {
    return;
  }
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text') {
      return marked(child.value ?? '', pattern, lang);
    }
    visit(child, pattern, lang);
    return [child];
  });
}

/**
 * Rehype plugin: gives the words of the other language their `lang` (WCAG 2.2, 3.1.2), so that a
 * screen reader says them as what they are. The pages stay plain Markdown, equal in both languages.
 *
 * @param options.locale language of the pages
 */
export default function languageParts({locale}: {readonly locale: LocaleId}) {
  const escaped = phrases[locale].map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(${escaped.join('|')})`);
  const lang = otherLocale(locale);
  return (tree: HastNode): void => visit(tree, pattern, lang);
}
