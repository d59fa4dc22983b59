import {freshnessIn} from '../../../config/docs';
import {didYouMean} from '../../../packages/common';
import {readSideFile, statusOf} from '../../../packages/translation-freshness';
import {counterpartOf} from '../../../src/lib/pageFiles';
import type {Page} from '../corpus/page';
import {skeletonOf, type Part, type Skeleton} from '../corpus/skeleton';
import {anchorName, anchorsOfFile, frontMatterOf, pageName} from '../lib/causes';
import type {Check, Fault, Finding, Reason} from '../types';

function lostAnchors(page: Page, {headings, language, route}: Page): string[] {
  const there = new Set(headings.map(({id}) => id));
  return page.headings.flatMap(({id}) => (id === undefined || there.has(id) ? [] : [anchorName(language, route, id)]));
}

/** Parts of `all` that have no equal in `others`, counting repetitions. */
function without(all: readonly Part[], others: readonly Part[]): Part[] {
  const left = others.map(({key}) => key);
  return all.filter(({key}) => {
    const found = left.indexOf(key);
    return found === -1 || left.splice(found, 1).length === 0;
  });
}

/** What is compared in the order of the page: inside a sentence the order is the language's own affair. */
const ordered = {
  headings: {what: 'Heading {n}', fix: 'Use the same ids and levels in the same order.'},
  samples: {what: 'The line of the sample', fix: 'Make the samples equal: nothing in them differs but the comments.'},
  blocks: {what: 'Component {n}', fix: 'Use the same components with the same data.'},
} satisfies Partial<Record<keyof Skeleton, unknown>>;

/** A page that has changed, and the same page in the other language. */
const pairOf = (own: Page, other: Page) => ({own, other, mine: skeletonOf(own), theirs: skeletonOf(other)});
type Pair = ReturnType<typeof pairOf>;

const placesOf = ({file}: Page, {line, sample = [line, line]}: Part): string[] =>
  Array.from({length: sample[1] - sample[0] + 1}, (_, index) => `${file}:${sample[0] + index}`);

/**
 * A fault of a part, or of the part that stands in its place. What another check finds at either explains it: a
 * misspelt attribute in Swedish is no fault of the English page.
 */
function faultAt({own, other, mine}: Pair, here: Part | undefined, there: Part | undefined, words: Reason): Fault {
  const heading = other.headings.findLast(({line}) => line <= (there?.line ?? 1));
  // What is missing belongs into the same passage, or under the heading that it has in the other language.
  const line =
    here?.line ?? mine.passages.get(there?.passage ?? '') ?? own.headings.find(({id}) => id === heading?.id)?.line ?? 1;
  const places = [...(here ? placesOf(own, here) : []), ...(there ? placesOf(other, there) : [])];
  const heads = (here ?? there)?.scope?.startsWith('"') ? [own.file, other.file].map(frontMatterOf) : [];
  return {line, ...words, follows: [`${own.file}:${line}`, ...places, ...heads]};
}

/** The first difference of parts that are in the order of the page. */
function inOrder(pair: Pair, kind: keyof typeof ordered): Fault[] {
  const [mine, theirs] = [pair.mine[kind], pair.theirs[kind]];
  const longer = mine.length > theirs.length ? mine : theirs;
  const index = longer.findIndex((_, at) => mine[at]?.key !== theirs[at]?.key);
  if (index === -1) {
    return [];
  }
  const [here, there] = [mine[index] ?? mine.at(-1), theirs[index] ?? theirs.at(-1)];
  const {what, fix} = ordered[kind];
  const isHere = `${what.replace('{n}', String(index + 1))} is ${mine[index]?.label ?? 'missing'}`;
  const message = `${isHere}; ${pair.other.file}:${there?.line ?? 1} has ${theirs[index]?.label ?? 'no more'}.`;
  return [faultAt(pair, here, there, {message, fix})];
}

/** What stands in the place of a part in the other language: of a number, what differs in the same passage, in its order. */
function equivalentOf({key, scope, passage}: Part, {mine, theirs}: Pair, missing: readonly Part[]): Part | undefined {
  if (scope?.startsWith('#') && theirs.passages.has(passage ?? '')) {
    const [here, there] = [mine, theirs].map(({numbers}) => numbers.filter((other) => other.passage === passage));
    return without(there!, here!)[without(here!, there!).findIndex((other) => other.key === key)];
  }
  const candidates = missing.filter((other) => other.scope === scope);
  const names = candidates.map((other) => other.key);
  const right = scope === undefined ? didYouMean(key, names) : names[0];
  return candidates.find((other) => other.key === right);
}

const turned = ({own, other, mine, theirs}: Pair): Pair => ({own: other, other: own, mine: theirs, theirs: mine});

/** What is wrong with parts of which one language has one and the other, if any, another in its place. */
function differenceOf(pair: Pair, here: Part | undefined, there: Part | undefined): Fault {
  const {file} = pair.other;
  const line = there?.line ?? pair.theirs.passages.get(here?.passage ?? '');
  const place = line ? `${file}:${line}` : file;
  const message = here ? `${here.label} is not in ${place}.` : `${there!.label} of ${place} is missing here.`;
  const fix = here && there ? `Write ${there.label} here, or ${here.label} there.` : 'Say the same in both languages.';
  return faultAt(pair, here, there, {message, fix});
}

/** Differences of keys, phrases, names and numbers, which each language has in its own order. */
function anywhere(pair: Pair, isCompared: (part: Part) => boolean): Fault[] {
  const [mine, theirs] = [pair.mine.anywhere.filter(isCompared), pair.theirs.anywhere.filter(isCompared)];
  let missing = without(theirs, mine);
  const extra = without(mine, theirs).flatMap((part) => {
    const right = equivalentOf(part, pair, missing);
    missing = missing.filter(({key}) => key !== right?.key);
    return right || !part.isLoose ? [differenceOf(pair, part, right)] : [];
  });
  const lacking = missing
    .filter(({isLoose}) => !isLoose)
    .map((part) => differenceOf(pair, equivalentOf(part, turned(pair), []), part));
  return [...extra, ...lacking];
}

function differences(own: Page, other: Page): Finding[] {
  const pair = pairOf(own, other);
  const lost = [...lostAnchors(own, other), ...lostAnchors(other, own)];
  const causes = [...lost, anchorsOfFile(own.file), anchorsOfFile(other.file)];
  const headings = inOrder(pair, 'headings').map((fault) => ({
    ...fault,
    explains: lost,
    follows: [...fault.follows!, ...causes],
  }));
  // Sections that are others have other numbers.
  const isCompared = ({scope = ''}: Part) => headings.length === 0 || !scope.startsWith('#');
  const faults = [...headings, ...inOrder(pair, 'samples'), ...inOrder(pair, 'blocks'), ...anywhere(pair, isCompared)];
  return faults.map((fault) => ({...fault, file: own.file}));
}

/** Whether the Swedish page has changed since the English one was compared with it: then it is the one to look at. */
function isStale(root: string, source: Page, translation: Page): boolean {
  const project = freshnessIn(root);
  const pair = {key: `${source.section}/${source.relative}`, source: source.file, translation: translation.file};
  return statusOf(project, pair, readSideFile(project)).state === 'stale';
}

/** A page that is there in one language only. */
export function missingTwin({file, route}: Pick<Page, 'file' | 'route'>): Finding {
  const missing = counterpartOf(file)!;
  const message = `The page is missing in the other language: ${missing}.`;
  const fix = `Write it; npm run page -- new makes both at once. One that was deleted comes back by git restore ${missing}`;
  // One that cannot be read is there, and so is one whose own name is wrong, or that was renamed.
  return {file, line: 1, message, fix, follows: [missing, file, pageName(route)]};
}

/** The two languages say the same with the same samples, ids and components. The translation is at fault unless it is stale. */
export default {
  description: 'Swedish and English: same files, keys, heading ids, samples, components, names and numbers',
  run: ({root, corpus}) =>
    corpus.pages.flatMap((page) => {
      const twin = corpus.twinOf(page);
      if (twin === undefined) return [missingTwin(page)];
      const found = page.language === 'sv' ? differences(twin, page) : [];
      return found.length > 0 && isStale(root, page, twin) ? differences(page, twin) : found;
    }),
} satisfies Check;
