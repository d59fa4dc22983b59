import {freshnessIn} from '../../../config/freshness';
import {didYouMean} from '../../../packages/common';
import {readSideFile, statusOf} from '../../../packages/translation-freshness';
import {otherLocale} from '../../../src/lib/locales';
import {pageFolder} from '../corpus/layout';
import type {Component, Fence, Page} from '../corpus/page';
import {anchorName, anchorsOfFile} from '../lib/causes';
import {withoutComments} from '../lib/comments';
import type {Check, CheckContext, Problem} from '../types';

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
const inEnglish = (name: string): string => translatedCode.get(name) ?? name;

/** First place where two lists differ, or undefined. */
function firstDifference(mine: readonly string[], theirs: readonly string[]): number | undefined {
  const length = Math.max(mine.length, theirs.length);
  const index = Array.from({length}, (_, position) => position).find((position) => mine[position] !== theirs[position]);
  return index;
}

const lineOf = (items: readonly {line: number}[], index: number): number => (items[index] ?? items.at(-1))?.line ?? 1;

const keysOf = ({frontMatter}: Page) => frontMatter.keys.filter((key) => !translationOnly.has(key));

/** A sample without what follows the language of the page: comments, and the language that a package is given. */
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

const linesOf = ({file}: Page, {line, code}: Fence): string[] =>
  Array.from({length: code.split('\n').length + 2}, (_, index) => `${file}:${line + index}`);

/** What must be equal in two components, as one text. */
function componentKey({name, props}: Component): string {
  const shown = [...props].map(([prop, value]) => (textProps.has(prop) ? ` ${prop}` : ` ${prop}="${value}"`)).sort();
  return `<${name}${shown.join('')}>`;
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

/** Names of the anchors that a page has and its counterpart has not. */
function lostAnchors(page: Page, {headings, language, route}: Page): string[] {
  const there = new Set(headings.map(({id}) => id));
  return page.headings.flatMap(({id}) => (id === undefined || there.has(id) ? [] : [anchorName(language, route, id)]));
}

/**
 * Compares a page with its counterpart. Differences are reported at the page. What another check finds at either
 * place explains one: a misspelt attribute in Swedish is no fault of the English page.
 */
class Comparison {
  /**
   * @param own the page that has changed
   * @param other the same page in the other language
   */
  constructor(
    private readonly own: Page,
    private readonly other: Page,
  ) {}

  problems(): Problem[] {
    return [
      ...this.keys(),
      ...this.values(),
      ...this.headings(),
      ...this.samples(),
      ...this.blocks(),
      ...this.phrases(),
      ...this.identifiers(),
    ];
  }

  private at(line: number, otherLine: number, message: string, fix: string): Problem {
    const {own, other} = this;
    const follows = [`${own.file}:${line}`, `${other.file}:${otherLine}`];
    return {file: own.file, line, message, fix, severity: 'error', follows};
  }

  private keys(): Problem[] {
    const {own, other} = this;
    const [mine, theirs] = [keysOf(own), keysOf(other)];
    const missing = theirs.filter((key) => !mine.includes(key));
    const extra = mine.filter((key) => !theirs.includes(key));
    const fix = 'Use the same keys in both languages.';
    if (missing.length + extra.length === 0 && mine.join() !== theirs.join()) {
      return [this.at(2, 2, `The keys stand in another order than in ${other.file}.`, `Write ${theirs.join(', ')}.`)];
    }
    return [
      ...missing.map((key) =>
        this.at(1, other.frontMatter.lineOf(key), `The key "${key}" of ${other.file} is missing here.`, fix),
      ),
      ...extra.map((key) => this.at(own.frontMatter.lineOf(key), 1, `The key "${key}" is not in ${other.file}.`, fix)),
    ];
  }

  private values(): Problem[] {
    const {own, other} = this;
    return sameValue.flatMap((key) => {
      const [mine, theirs] = [own, other].map(({frontMatter}) => JSON.stringify(frontMatter.values[key]));
      if (mine === theirs || mine === undefined || theirs === undefined) {
        return [];
      }
      const lines = [own, other].map(({frontMatter}) => frontMatter.lineOf(key)) as [number, number];
      return [this.at(...lines, `"${key}" is ${mine}; ${other.file} says ${theirs}.`, 'Say the same in both.')];
    });
  }

  private headings(): Problem[] {
    const {own, other} = this;
    const name = ({depth, id}: {depth: number; id: string | undefined}) => `h${depth} #${id ?? '(none)'}`;
    const [mine, theirs] = [own.headings.map(name), other.headings.map(name)];
    const index = firstDifference(mine, theirs);
    if (index === undefined) {
      return [];
    }
    const lines = [lineOf(own.headings, index), lineOf(other.headings, index)] as [number, number];
    const problem = this.at(
      ...lines,
      `Heading ${index + 1} is ${mine[index] ?? 'missing'}; ${other.file}:${lines[1]} has ${theirs[index] ?? 'no more'}.`,
      'Use the same ids and levels in the same order.',
    );
    const lost = [...lostAnchors(own, other), ...lostAnchors(other, own)];
    const causes = [...lost, anchorsOfFile(own.file), anchorsOfFile(other.file)];
    return [{...problem, explains: lost, follows: [...problem.follows!, ...causes]}];
  }

  private samples(): Problem[] {
    const [mine, theirs] = [this.own.fences, this.other.fences];
    const index = firstDifference(mine.map(fenceKey), theirs.map(fenceKey));
    if (index === undefined) {
      return [];
    }
    const [own, other] = [mine[index], theirs[index]];
    const [line, otherLine] = [lineOf(mine, index), lineOf(theirs, index)];
    const where = `${this.other.file}:${otherLine}`;
    if (own === undefined || other === undefined) {
      const message = `The page has ${mine.length} samples; ${this.other.file} has ${theirs.length}.`;
      return [this.at(line, otherLine, message, `See ${where}.`)];
    }
    const detail = firstLineDifference(own, other);
    const problem = this.at(
      own.line + detail.offset,
      otherLine,
      `The sample differs from ${where}: ${detail.words}`,
      'Make the two equal, apart from comments.',
    );
    return [{...problem, follows: [...linesOf(this.own, own), ...linesOf(this.other, other)]}];
  }

  /** Blocks must follow in the same order; inside a sentence the order is the language's own affair. */
  private blocks(): Problem[] {
    const blocks = (page: Page) => page.components.filter(({inline}) => !inline);
    const [own, other] = [blocks(this.own), blocks(this.other)];
    const [mine, theirs] = [own.map(componentKey), other.map(componentKey)];
    const index = firstDifference(mine, theirs);
    if (index === undefined) {
      return [];
    }
    const [line, otherLine] = [lineOf(own, index), lineOf(other, index)];
    return [
      this.at(
        line,
        otherLine,
        `Component ${index + 1} is ${mine[index] ?? 'missing'}; ${this.other.file}:${otherLine} has ${theirs[index] ?? 'no more'}.`,
        'Use the same components with the same data.',
      ),
    ];
  }

  private phrases(): Problem[] {
    const inline = (page: Page) => page.components.filter((component) => component.inline);
    const [own, other] = [inline(this.own), inline(this.other)];
    const [missing, extra] = [without(other, own), without(own, other)];
    return [
      ...missing.map((component) =>
        this.at(
          this.nearestHeadingLine(component.line),
          component.line,
          `${componentKey(component)} of ${this.other.file}:${component.line} is missing here.`,
          'Say the same in both languages.',
        ),
      ),
      ...extra.map((component) =>
        this.at(
          component.line,
          missing[0]?.line ?? 1,
          `${componentKey(component)} is not in ${this.other.file}.`,
          'Say the same in both languages.',
        ),
      ),
    ];
  }

  /** A name that stands in one language only is most often misspelt there. */
  private identifiers(): Problem[] {
    const [mine, theirs] = [identifiersOf(this.own), identifiersOf(this.other)];
    const only = (names: Map<string, number>, others: Map<string, number>) => {
      const known = new Set([...others.keys()].map(inEnglish));
      return [...names.keys()].filter((name) => !known.has(inEnglish(name)));
    };
    const [extra, missing] = [only(mine, theirs), only(theirs, mine)];
    const meantBy = new Map(extra.map((name) => [name, didYouMean(name, missing)]));
    const unmatched = missing.filter((name) => ![...meantBy.values()].includes(name));
    return [
      ...extra.map((name) => {
        const right = meantBy.get(name);
        const message = `\`${name}\` stands nowhere in ${this.other.file}.`;
        const fix = right
          ? `Write \`${right}\` here, or \`${name}\` there.`
          : 'Names in code are the same in both languages.';
        return this.at(mine.get(name)!, theirs.get(right ?? '') ?? 1, message, fix);
      }),
      ...unmatched.map((name) =>
        this.at(
          this.nearestHeadingLine(theirs.get(name)!),
          theirs.get(name)!,
          `\`${name}\` of ${this.other.file}:${theirs.get(name)!} stands nowhere here.`,
          'Names in code are the same in both languages.',
        ),
      ),
    ];
  }

  /** Line of the own heading above what stands on a line of the other page. */
  private nearestHeadingLine(line: number): number {
    const id = this.other.headings.filter((heading) => heading.line <= line).at(-1)?.id;
    return this.own.headings.find((heading) => heading.id === id)?.line ?? 1;
  }
}

function missingTwin(page: Page): Problem {
  const file = `${pageFolder(otherLocale(page.language), page.section)}/${page.relative}`;
  return {
    file: page.file,
    line: 1,
    message: `The page has no counterpart ${file}.`,
    fix: 'Write it; both languages are complete.',
    severity: 'error',
    // One that cannot be read is there, and so is one whose own name is wrong.
    follows: [file, page.file],
  };
}

/** Whether the Swedish page has changed since the English one was compared with it: then it is the one to look at. */
function isStale(root: string, source: Page, translation: Page): boolean {
  const project = freshnessIn(root);
  const pair = {key: `${source.section}/${source.relative}`, source: source.file, translation: translation.file};
  return statusOf(project, pair, readSideFile(project)).state === 'stale';
}

function pairProblems(page: Page, {root, corpus}: CheckContext): Problem[] {
  const twin = corpus.twinOf(page);
  if (twin === undefined) {
    return [missingTwin(page)];
  }
  if (page.language !== 'sv') {
    return [];
  }
  const problems = new Comparison(twin, page).problems();
  return problems.length > 0 && isStale(root, page, twin) ? new Comparison(page, twin).problems() : problems;
}

/** The two languages say the same with the same samples, ids and components. */
export const parity: Check = {
  name: 'parity',
  description: 'Swedish and English: same files, keys, heading ids, samples and components',
  run: (context) => context.corpus.pages.flatMap((page) => pairProblems(page, context)),
};
