import {freshnessIn} from '../../../config/freshness';
import {didYouMean} from '../../../packages/common';
import {readSideFile, statusOf} from '../../../packages/translation-freshness';
import {otherLocale} from '../../../src/lib/locales';
import {pageFolder} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {skeletonOf, type Part, type Skeleton} from '../corpus/skeleton';
import {anchorName, anchorsOfFile, pageName} from '../lib/causes';
import type {Check, CheckContext, Problem} from '../types';

/** Front matter whose value is the same in both languages. */
const sameValue = ['kind', 'editions', 'roles', 'unlisted', 'draft', 'slug', 'sidebar_position', 'last_update'];

/** Front matter that only a translation has. */
const translationOnly = new Set(['translated_from']);

const keysOf = ({frontMatter}: Page) => frontMatter.keys.filter((key) => !translationOnly.has(key));

/** First place where two lists differ, or undefined. */
function firstDifference(mine: readonly string[], theirs: readonly string[]): number | undefined {
  const length = Math.max(mine.length, theirs.length);
  return Array.from({length}, (_, index) => index).find((index) => mine[index] !== theirs[index]);
}

const lineOf = (parts: readonly Part[], index: number): number => (parts[index] ?? parts.at(-1))?.line ?? 1;

/** Parts of `all` that have no equal in `others`, counting repetitions. */
function without(all: readonly Part[], others: readonly Part[]): Part[] {
  const left = others.map(({key}) => key);
  return all.filter(({key}) => {
    const found = left.indexOf(key);
    if (found !== -1) {
      left.splice(found, 1);
    }
    return found === -1;
  });
}

/** What stands in the place of a part in the other language. */
function counterpartOf({key, scope}: Part, others: readonly Part[]): Part | undefined {
  if (scope !== undefined) return others.find((other) => other.scope === scope);
  const name = didYouMean(
    key,
    others.filter((other) => other.scope === undefined).map((other) => other.key),
  );
  return others.find((other) => other.key === name);
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
  private readonly mine: Skeleton;
  private readonly theirs: Skeleton;

  /**
   * @param own the page that has changed
   * @param other the same page in the other language
   */
  constructor(
    private readonly own: Page,
    private readonly other: Page,
  ) {
    this.mine = skeletonOf(own);
    this.theirs = skeletonOf(other);
  }

  problems(): Problem[] {
    const headings = this.headings();
    return [
      ...this.keys(),
      ...this.values(),
      ...headings,
      ...this.samples(),
      ...this.inOrder('Component', 'blocks', 'Use the same components with the same data.'),
      // Sections that are others have other numbers.
      ...this.anywhere(({scope = ''}) => headings.length === 0 || !scope.startsWith('#')),
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
    const lost = [...lostAnchors(own, other), ...lostAnchors(other, own)];
    const causes = [...lost, anchorsOfFile(own.file), anchorsOfFile(other.file)];
    return this.inOrder('Heading', 'headings', 'Use the same ids and levels in the same order.').map((problem) => ({
      ...problem,
      explains: lost,
      follows: [...problem.follows!, ...causes],
    }));
  }

  /** Blocks must follow in the same order; inside a sentence the order is the language's own affair. */
  private inOrder(what: string, kind: 'headings' | 'blocks', fix: string): Problem[] {
    const [mine, theirs] = [this.mine[kind], this.theirs[kind]];
    const index = firstDifference(
      mine.map(({key}) => key),
      theirs.map(({key}) => key),
    );
    if (index === undefined) {
      return [];
    }
    const [line, otherLine] = [lineOf(mine, index), lineOf(theirs, index)];
    const [here, there] = [mine[index]?.label ?? 'missing', theirs[index]?.label ?? 'no more'];
    return [
      this.at(line, otherLine, `${what} ${index + 1} is ${here}; ${this.other.file}:${otherLine} has ${there}.`, fix),
    ];
  }

  private samples(): Problem[] {
    const [mine, theirs] = [this.mine.samples, this.theirs.samples];
    const textOf = ({key, code}: Skeleton['samples'][number]) => `${key}\n${code}`;
    const index = firstDifference(mine.map(textOf), theirs.map(textOf));
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
    const {offset, words} = this.sampleDifference(index);
    const message = `The sample differs from ${where}: ${words}`;
    const problem = this.at(line + offset, otherLine, message, 'Make the two equal, apart from comments.');
    return [{...problem, follows: [...this.linesOfSample(this.own, index), ...this.linesOfSample(this.other, index)]}];
  }

  /** Where two samples begin to differ, comments aside. */
  private sampleDifference(index: number): {offset: number; words: string} {
    const [own, other] = [this.mine.samples[index]!, this.theirs.samples[index]!];
    if (own.key !== other.key) {
      return {offset: 0, words: `the language or the options of the fence line (${own.label}; ${other.label}).`};
    }
    const [mine, theirs] = [own, other].map(({code}) => code.split('\n')) as [string[], string[]];
    const first = firstDifference(mine, theirs)!;
    const lines = this.own.fences[index]!.code.split('\n');
    const offset = lines.findIndex((line) => line.trimEnd().startsWith(mine[first] ?? '\0')) + 1;
    return {offset, words: `"${mine[first]?.trim() ?? ''}" here, "${theirs[first]?.trim() ?? ''}" there.`};
  }

  private linesOfSample({file, fences}: Page, index: number): string[] {
    const {line, code} = fences[index]!;
    return Array.from({length: code.split('\n').length + 2}, (_, offset) => `${file}:${line + offset}`);
  }

  /** Phrases, names and numbers, which each language has in its own order. @param isMeant those to compare */
  private anywhere(isCompared: (part: Part) => boolean): Problem[] {
    const [mine, theirs] = [this.mine.anywhere.filter(isCompared), this.theirs.anywhere.filter(isCompared)];
    let missing = without(theirs, mine);
    const extra = without(mine, theirs).flatMap((part) => {
      const right = counterpartOf(part, missing);
      missing = missing.filter((other) => other !== right);
      const fix = right ? `Write ${right.label} here, or ${part.label} there.` : 'Say the same in both languages.';
      const where = right ? `${this.other.file}:${right.line}` : this.other.file;
      return right || !part.isLoose
        ? [this.at(part.line, right?.line ?? 1, `${part.label} is not in ${where}.`, fix)]
        : [];
    });
    return [
      ...extra,
      ...missing
        .filter(({isLoose}) => !isLoose)
        .map(({label, line}) =>
          this.at(
            this.nearestHeadingLine(line),
            line,
            `${label} of ${this.other.file}:${line} is missing here.`,
            'Say the same in both languages.',
          ),
        ),
    ];
  }

  /** Line of the own heading above what stands on a line of the other page. */
  private nearestHeadingLine(line: number): number {
    const id = this.other.headings.findLast((heading) => heading.line <= line)?.id;
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
    // One that cannot be read is there, and so is one whose own name is wrong, or that was renamed.
    follows: [file, page.file, pageName(page.route)],
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
  description: 'Swedish and English: same files, keys, heading ids, samples, components, names and numbers',
  run: (context) => context.corpus.pages.flatMap((page) => pairProblems(page, context)),
};
