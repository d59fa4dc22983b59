import {freshnessIn} from '../../../config/freshness';
import {didYouMean} from '../../../packages/common';
import {readSideFile, statusOf} from '../../../packages/translation-freshness';
import {otherLocale} from '../../../src/lib/locales';
import {pageFolder} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {skeletonOf, type Part, type Skeleton} from '../corpus/skeleton';
import {anchorName, anchorsOfFile, pageName} from '../lib/causes';
import type {Check, Fault, Finding} from '../types';

/** Names of the anchors that a page has and its counterpart has not. */
function lostAnchors(page: Page, {headings, language, route}: Page): string[] {
  const there = new Set(headings.map(({id}) => id));
  return page.headings.flatMap(({id}) => (id === undefined || there.has(id) ? [] : [anchorName(language, route, id)]));
}

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
  const apart = others.filter((other) => other.scope === undefined);
  const name = didYouMean(
    key,
    apart.map((other) => other.key),
  );
  return apart.find((other) => other.key === name);
}

/** What is compared in the order of the page: inside a sentence the order is the language's own affair. */
const ordered = {
  headings: {what: 'Heading {n}', fix: 'Use the same ids and levels in the same order.'},
  samples: {what: 'The line of the sample', fix: 'Make the samples equal: nothing in them differs but the comments.'},
  blocks: {what: 'Component {n}', fix: 'Use the same components with the same data.'},
} satisfies Partial<Record<keyof Skeleton, unknown>>;

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

  faults(): Fault[] {
    const {own, other} = this;
    const lost = [...lostAnchors(own, other), ...lostAnchors(other, own)];
    const causes = [...lost, anchorsOfFile(own.file), anchorsOfFile(other.file)];
    const headings = this.inOrder('headings').map((fault) => ({
      ...fault,
      explains: lost,
      follows: [...fault.follows!, ...causes],
    }));
    return [
      ...headings,
      ...this.inOrder('samples'),
      ...this.inOrder('blocks'),
      // Sections that are others have other numbers.
      ...this.anywhere(({scope = ''}) => headings.length === 0 || !scope.startsWith('#')),
    ];
  }

  /** A fault of a part, and of the part that stands in its place. */
  private at(mine: Part | undefined, theirs: Part | undefined, line: number, message: string, fix: string): Fault {
    const linesOf = ({file}: Page, part: Part | undefined) => {
      const [first, last] = part?.sample ?? [part?.line ?? 1, part?.line ?? 1];
      return Array.from({length: last - first + 1}, (_, index) => `${file}:${first + index}`);
    };
    const follows = [`${this.own.file}:${line}`, ...linesOf(this.own, mine), ...linesOf(this.other, theirs)];
    return {line, message, fix, follows};
  }

  private inOrder(kind: keyof typeof ordered): Fault[] {
    const [mine, theirs] = [this.mine[kind], this.theirs[kind]];
    const length = Math.max(mine.length, theirs.length);
    const index = Array.from({length}, (_, at) => at).find((at) => mine[at]?.key !== theirs[at]?.key);
    if (index === undefined) {
      return [];
    }
    const [here, there] = [mine[index] ?? mine.at(-1), theirs[index] ?? theirs.at(-1)];
    const {what, fix} = ordered[kind];
    const isHere = `${what.replace('{n}', String(index + 1))} is ${mine[index]?.label ?? 'missing'}`;
    const message = `${isHere}; ${this.other.file}:${there?.line ?? 1} has ${theirs[index]?.label ?? 'no more'}.`;
    return [this.at(here, there, here?.line ?? 1, message, fix)];
  }

  /** Keys, phrases, names and numbers, which each language has in its own order. */
  private anywhere(isCompared: (part: Part) => boolean): Fault[] {
    const [mine, theirs] = [this.mine.anywhere.filter(isCompared), this.theirs.anywhere.filter(isCompared)];
    const fix = 'Say the same in both languages.';
    let missing = without(theirs, mine);
    const extra = without(mine, theirs).flatMap((part) => {
      const right = counterpartOf(part, missing);
      missing = missing.filter((other) => other !== right);
      if (right) {
        const message = `${part.label} is not in ${this.other.file}:${right.line}.`;
        return [this.at(part, right, part.line, message, `Write ${right.label} here, or ${part.label} there.`)];
      }
      const message = `${part.label} is not in ${this.other.file}.`;
      return part.isLoose ? [] : [this.at(part, undefined, part.line, message, fix)];
    });
    const lacking = missing
      .filter(({isLoose}) => !isLoose)
      .map((part) => {
        const message = `${part.label} of ${this.other.file}:${part.line} is missing here.`;
        return this.at(undefined, part, this.nearestHeadingLine(part.line), message, fix);
      });
    return [...extra, ...lacking];
  }

  /** Line of the own heading above what stands on a line of the other page. */
  private nearestHeadingLine(line: number): number {
    const id = this.other.headings.findLast((heading) => heading.line <= line)?.id;
    return this.own.headings.find((heading) => heading.id === id)?.line ?? 1;
  }
}

/** Whether the Swedish page has changed since the English one was compared with it: then it is the one to look at. */
function isStale(root: string, source: Page, translation: Page): boolean {
  const project = freshnessIn(root);
  const pair = {key: `${source.section}/${source.relative}`, source: source.file, translation: translation.file};
  return statusOf(project, pair, readSideFile(project)).state === 'stale';
}

function missingTwin({file, language, section, relative, route}: Page): Finding {
  const missing = `${pageFolder(otherLocale(language), section)}/${relative}`;
  const message = `The page has no counterpart ${missing}.`;
  // One that cannot be read is there, and so is one whose own name is wrong, or that was renamed.
  const follows = [missing, file, pageName(route)];
  return {file, line: 1, message, fix: 'Write it; both languages are complete.', follows};
}

/** What differs between a Swedish page and its translation, which is at fault unless it is stale. */
function differences(root: string, source: Page, translation: Page): Finding[] {
  const faults = new Comparison(translation, source).faults();
  const isReversed = faults.length > 0 && isStale(root, source, translation);
  const reported = isReversed ? new Comparison(source, translation).faults() : faults;
  return reported.map((fault) => ({...fault, file: (isReversed ? source : translation).file}));
}

/** The two languages say the same with the same samples, ids and components. */
export const parity: Check = {
  name: 'parity',
  description: 'Swedish and English: same files, keys, heading ids, samples, components, names and numbers',
  run: ({root, corpus}) =>
    corpus.pages.flatMap((page) => {
      const twin = corpus.twinOf(page);
      if (twin === undefined) return [missingTwin(page)];
      return page.language === 'sv' ? differences(root, page, twin) : [];
    }),
};
