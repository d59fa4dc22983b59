import type {Component, Fence, Page} from '../corpus/page';
import {withoutComments} from '../lib/comments';
import {otherLocale} from '../../../src/lib/locales';
import {pageFolder} from '../corpus/layout';
import type {Check, Problem} from '../types';

/** Front matter whose value is the same in both languages. */
const sameValue = ['kind', 'editions', 'roles', 'unlisted', 'draft', 'slug', 'sidebar_position', 'last_update'];

/** Front matter that only a translation has. */
const translationOnly = new Set(['translated_from']);

/** Props that hold text in the page's own language. */
const textProps = new Set(['sv', 'en', 'label', 'title', 'caption', 'alt']);

/**
 * Fences whose code follows the language: formulas have another list separator, and output is
 * what the product prints in that language. Only their number is compared.
 */
const localised = new Set(['excel', 'text']);

/** Words in code that Excel translates, in Swedish and English. */
const translatedCode: ReadonlyMap<string, string> = new Map([['OM', 'IF']]);

/** Compares a Swedish page (the source) with its translation; problems stand in the translation. */
function compare(source: Page, translation: Page): Problem[] {
  const at = (line: number, message: string, fix?: string): Problem => ({
    file: translation.file,
    line,
    message,
    ...(fix !== undefined && {fix}),
    severity: 'error',
  });
  return [
    ...frontMatterProblems(source, translation, at),
    ...headingProblems(source, translation, at),
    ...fenceProblems(source, translation, at),
    ...componentProblems(source, translation, at),
    ...identifierProblems(source, translation),
  ];
}

type At = (line: number, message: string, fix?: string) => Problem;

function frontMatterProblems(source: Page, translation: Page, at: At): Problem[] {
  const keys = translation.frontMatter.keys.filter((key) => !translationOnly.has(key));
  const problems: Problem[] = [];
  if (keys.join() !== source.frontMatter.keys.join()) {
    problems.push(
      at(
        1,
        `The front matter has the keys ${keys.join(', ')}; ${source.file} has ${source.frontMatter.keys.join(', ')}.`,
        'Use the same keys in the same order.',
      ),
    );
  }
  for (const key of sameValue) {
    const [mine, theirs] = [translation, source].map(({frontMatter}) => JSON.stringify(frontMatter.values[key]));
    if (mine !== theirs && mine !== undefined && theirs !== undefined) {
      problems.push(at(translation.frontMatter.lineOf(key), `"${key}" is ${mine}; ${source.file} says ${theirs}.`));
    }
  }
  return problems;
}

/** First place where two lists differ, or undefined. */
function firstDifference(mine: readonly string[], theirs: readonly string[]): number | undefined {
  const length = Math.max(mine.length, theirs.length);
  const index = Array.from({length}, (_, position) => position).find((position) => mine[position] !== theirs[position]);
  return index;
}

const lineOf = (items: readonly {line: number}[], index: number): number => (items[index] ?? items.at(-1))?.line ?? 1;

function headingProblems(source: Page, translation: Page, at: At): Problem[] {
  const name = ({depth, id}: {depth: number; id: string | undefined}) => `h${depth} #${id ?? '(none)'}`;
  const mine = translation.headings.map(name);
  const theirs = source.headings.map(name);
  const index = firstDifference(mine, theirs);
  if (index === undefined) {
    return [];
  }
  const line = lineOf(translation.headings, index);
  const where = `${source.file}:${lineOf(source.headings, index)}`;
  return [
    at(
      line,
      `Heading ${index + 1} is ${mine[index] ?? 'missing'}; ${where} has ${theirs[index] ?? 'no more'}.`,
      'Use the same ids and levels in the same order.',
    ),
  ];
}

/** A sample without what follows the language of the page: comments, and the language that a package is told. */
function comparable(code: string, lang: string): string {
  return withoutComments(code, lang).replace(/\bYT_LANGUAGE=(?:sv|en)\b/g, 'YT_LANGUAGE');
}

/** What must be equal in two fences, as one text. */
function fenceKey({lang, meta, code}: Fence): string {
  const options = [...meta]
    .filter(([name]) => !textProps.has(name) && name !== 'no-check')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const body = localised.has(lang) ? '' : comparable(code, lang);
  return [lang, ...options, meta.has('no-check') ? 'no-check' : '', body].join('\n');
}

function fenceProblems(source: Page, translation: Page, at: At): Problem[] {
  const [mine, theirs] = [translation.fences, source.fences];
  const index = firstDifference(mine.map(fenceKey), theirs.map(fenceKey));
  if (index === undefined) {
    return [];
  }
  const [own, other] = [mine[index], theirs[index]];
  const where = `${source.file}:${lineOf(theirs, index)}`;
  if (own === undefined || other === undefined) {
    return [
      at(
        lineOf(mine, index),
        `The page has ${mine.length} samples; ${source.file} has ${theirs.length}.`,
        `See ${where}.`,
      ),
    ];
  }
  const detail = firstLineDifference(own, other);
  return [
    at(
      own.line + detail.offset,
      `The sample differs from ${where}: ${detail.words}`,
      'Make the two equal, apart from comments.',
    ),
  ];
}

/** Where two samples begin to differ, comments aside. */
function firstLineDifference(own: Fence, other: Fence): {offset: number; words: string} {
  const mine = comparable(own.code, own.lang).split('\n');
  const theirs = comparable(other.code, other.lang).split('\n');
  const index = firstDifference(mine, theirs);
  if (index === undefined || localised.has(own.lang)) {
    return {offset: 0, words: `the language (${own.lang}, ${other.lang}) or the options of the fence line.`};
  }
  const offset = own.code.split('\n').findIndex((line) => line.trimEnd().startsWith(mine[index] ?? '\0')) + 1;
  return {offset, words: `"${mine[index]?.trim() ?? ''}" here, "${theirs[index]?.trim() ?? ''}" there.`};
}

/** What must be equal in two components, as one text. */
function componentKey({name, props}: Component): string {
  const shown = [...props].map(([prop, value]) => (textProps.has(prop) ? ` ${prop}` : ` ${prop}="${value}"`)).sort();
  return `<${name}${shown.join('')}>`;
}

/** Blocks must follow in the same order; inside a sentence the order is the language's own affair. */
function componentProblems(source: Page, translation: Page, at: At): Problem[] {
  const blocks = (page: Page) => page.components.filter(({inline}) => !inline);
  const index = firstDifference(blocks(translation).map(componentKey), blocks(source).map(componentKey));
  const problems: Problem[] = [];
  if (index !== undefined) {
    const [mine, theirs] = [blocks(translation)[index], blocks(source)[index]];
    const where = `${source.file}:${lineOf(blocks(source), index)}`;
    problems.push(
      at(
        lineOf(blocks(translation), index),
        `Component ${index + 1} is ${mine ? componentKey(mine) : 'missing'}; ${where} has ${theirs ? componentKey(theirs) : 'no more'}.`,
        'Use the same components with the same data.',
      ),
    );
  }
  return [...problems, ...inlineProblems(source, translation, at)];
}

function inlineProblems(source: Page, translation: Page, at: At): Problem[] {
  const inline = (page: Page) => page.components.filter((component) => component.inline);
  const missing = without(inline(source), inline(translation));
  const extra = without(inline(translation), inline(source));
  return [
    ...missing.map((component) =>
      at(
        nearestHeadingLine(translation, source, component.line),
        `${componentKey(component)} of ${source.file}:${component.line} is missing here.`,
      ),
    ),
    ...extra.map((component) => at(component.line, `${componentKey(component)} is not in ${source.file}.`)),
  ];
}

/** Components of `all` that have no equal in `others`, counting repetitions. */
function without(all: readonly Component[], others: readonly Component[]): Component[] {
  const left = others.map(componentKey);
  return all.filter((component) => {
    const found = left.indexOf(componentKey(component));
    if (found !== -1) {
      left.splice(found, 1);
    }
    return found === -1;
  });
}

/** Names in inline code, such as columns, keys and codes; other code may hold words of the page's language. */
function identifiersOf({inlineCode}: Page): Map<string, number> {
  const names = inlineCode.filter(({value}) => /^[A-Za-z_][\w.]*$/.test(value));
  return new Map(names.map(({value, line}) => [value, line]).reverse() as [string, number][]);
}

/** A name that stands in one language only is most often misspelt. */
function identifierProblems(source: Page, translation: Page): Problem[] {
  const [mine, theirs] = [identifiersOf(translation), identifiersOf(source)];
  const inEnglish = (name: string): string => translatedCode.get(name) ?? name;
  const known = new Set([...theirs.keys()].map(inEnglish));
  const only = (page: Page, names: Map<string, number>, isKnown: (name: string) => boolean, other: Page): Problem[] =>
    [...names]
      .filter(([name]) => !isKnown(name))
      .map(([name, line]) => ({
        file: page.file,
        line,
        message: `\`${name}\` stands nowhere in ${other.file}.`,
        fix: 'Is it misspelt in one of the two? Names in code are the same in both languages.',
        severity: 'error',
      }));
  return [
    ...only(source, theirs, (name) => mine.has(inEnglish(name)), translation),
    ...only(translation, mine, (name) => known.has(name), source),
  ];
}

/** Line of the translation's heading above the given line of the source. */
function nearestHeadingLine(translation: Page, source: Page, line: number): number {
  const id = source.headings.filter((heading) => heading.line <= line).at(-1)?.id;
  return translation.headings.find((heading) => heading.id === id)?.line ?? 1;
}

function missingTwin(page: Page): Problem {
  const language = otherLocale(page.language);
  const file = `${pageFolder(language, page.section)}/${page.relative}`;
  return {
    file: page.file,
    line: 1,
    message: `The page has no counterpart ${file}.`,
    fix: 'Write it; both languages are complete.',
    severity: 'error',
  };
}

/** The two languages say the same with the same samples, ids and components. */
export const parity: Check = {
  name: 'parity',
  description: 'Swedish and English: same files, keys, heading ids, samples and components',
  run: ({corpus}) =>
    corpus.pages.flatMap((page) => {
      const twin = corpus.twinOf(page);
      if (twin === undefined) {
        return corpus.syntaxProblems.some(({file}) => file.endsWith(`/${page.relative}`)) ? [] : [missingTwin(page)];
      }
      return page.language === 'sv' ? compare(page, twin) : [];
    }),
};
