import {localeIds} from '../../../src/lib/locales';
import type {Component, Fence, Page} from './page';
import {numbersIn} from '../lib/numbers';
import {frontMatterTexts} from '../lib/texts';
import {withoutComments} from '../lib/comments';

/** Something that a page has in both languages. */
export interface Part {
  /** What is the same in the other language. */
  readonly key: string;
  /** What messages call it. */
  readonly label: string;
  readonly line: number;
  /** Where its counterpart may be when it is another: a section, or a kind of component. */
  readonly scope?: string;
  /** May be said in other words, so that it is missed only where another is in its place. */
  readonly isLoose?: boolean;
}

/** What a page says whatever its language: in the order of the page, or anywhere. */
export interface Skeleton {
  readonly headings: readonly Part[];
  readonly blocks: readonly Part[];
  readonly samples: readonly (Part & {readonly code: string})[];
  readonly anywhere: readonly Part[];
}

/** Attributes that hold text in the page's own language. */
const textProps = new Set<string>([...localeIds, 'label', 'title', 'caption', 'alt']);

/**
 * Fences whose code follows the language: formulas have another list separator, and output is
 * what the product prints in that language. Only their number is compared.
 */
const localised = new Set(['excel', 'text']);

/** A sample without what follows the language of the page: comments, and the language that a package is told. */
function comparable({code, lang}: Fence): string {
  return localised.has(lang) ? '' : withoutComments(code, lang).replace(/\bYT_LANGUAGE=(?:sv|en)\b/g, 'YT_LANGUAGE');
}

function sampleOf(fence: Fence): Part & {code: string} {
  const options = [...fence.meta]
    .filter(([name]) => !textProps.has(name))
    .map(([name, value]) => (name === 'no-check' ? name : `${name}=${value}`))
    .sort();
  const kind = [fence.lang, ...options].join(' ');
  return {key: kind, label: kind, line: fence.line, code: comparable(fence)};
}

function componentOf({name, props, line}: Component): Part {
  const shown = [...props].map(([prop, value]) => (textProps.has(prop) ? ` ${prop}` : ` ${prop}="${value}"`)).sort();
  const label = `<${name}${shown.join('')}>`;
  return {key: label, label, line, scope: `<${name}`};
}

/** Words in code that Excel translates, in Swedish and English. */
const translatedCode: ReadonlyMap<string, string> = new Map([['OM', 'IF']]);

/** Names in inline code, such as columns, keys and codes; other code may hold words of the page's language. */
const namesOf = ({inlineCode}: Page): Part[] =>
  inlineCode
    .filter(({value}) => /^[A-Za-z_][\w.]*$/.test(value))
    .map(({value, line}) => ({key: translatedCode.get(value) ?? value, label: `\`${value}\``, line}));

/** Numbers and dates in what readers see as running text, once in each section. */
function numbersOf(page: Page): Part[] {
  const sectionAt = (line: number) => page.headings.findLast((heading) => heading.line <= line)?.id ?? '';
  return [...frontMatterTexts(page), ...page.prose].flatMap((snippet) =>
    numbersIn(snippet, page.language).map(({value, text, line, isWord}) => {
      const scope = `#${sectionAt(line)}`;
      return {key: `${scope} ${value}`, label: text, line, scope, isLoose: isWord};
    }),
  );
}

const onlyFirst = (parts: readonly Part[]): Part[] =>
  parts.filter(({key}, index) => index === parts.findIndex((other) => other.key === key));

/** The skeleton of a page, which its other language has, too. */
export const skeletonOf = (page: Page): Skeleton => ({
  headings: page.headings.map(({depth, id, line}) => {
    const label = `h${depth} #${id ?? '(none)'}`;
    return {key: label, label, line};
  }),
  blocks: page.components.filter(({inline}) => !inline).map(componentOf),
  samples: page.fences.map(sampleOf),
  anywhere: [
    ...page.components.filter(({inline}) => inline).map(componentOf),
    ...onlyFirst(namesOf(page)),
    ...onlyFirst(numbersOf(page)),
  ],
});
