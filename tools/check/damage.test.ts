import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {projectRoot} from '../lib/paths';
import {fixtureProject} from './fixture';
import {pageFolder} from '../../src/lib/pageFiles';
import {sectionIds} from '../../src/lib/sections';
import {formatText} from './report';
import {isMending} from './rules/run';
import {checks, runChecks} from './run';

/** Pages that are damaged in one project, and how many such projects; `npm test -- faults all` takes many. */
const count = 10;
const rounds = Number(process.env.DAMAGED_PROJECTS ?? 1);

const pages = sectionIds.flatMap((section) => {
  const folder = path.join(projectRoot, pageFolder('sv', section));
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
});

/** What comes in by typing, pasting and merging. */
const strays = loadYaml(path.join(import.meta.dirname, 'damage.yml'), z.array(z.string()));

/** A place in a text, as a part of its length. */
const place = fc.double({min: 0, max: 1, noNaN: true});

const insertion = fc.tuple(place, fc.constantFrom(...strays)).map(
  ([at, stray]) =>
    (text: string) =>
      text.slice(0, at * text.length) + stray + text.slice(at * text.length),
);
const deletion = fc.tuple(place, fc.integer({min: 1, max: 60})).map(
  ([at, length]) =>
    (text: string) =>
      text.slice(0, at * text.length) + text.slice(at * text.length + length),
);
const truncation = place.map((at) => (text: string) => text.slice(0, at * text.length));
const move = fc.tuple(place, place).map(([from, to]) => (text: string) => {
  const lines = text.split('\n');
  const [line = ''] = lines.splice(from * lines.length, 1);
  lines.splice(to * lines.length, 0, line);
  return lines.join('\n');
});
const edit = fc.oneof(
  {weight: 12, arbitrary: insertion},
  {weight: 1, arbitrary: deletion},
  {weight: 1, arbitrary: truncation},
  {weight: 1, arbitrary: move},
);

const damaged = fc
  .tuple(fc.constantFrom(...pages), fc.array(edit, {minLength: 1, maxLength: 4}))
  .map(([page, edits]) => edits.reduce((text, one) => one(text), page));

/** The words of a page, however they are set. An error code is one, and where a link leads is none. */
const words = (text: string): string =>
  text
    .replace(/[\u00AD\u200B\uFEFF]|&nbsp;/g, (sign) => (sign === '&nbsp;' ? ' ' : ''))
    .replace(/\]\([^)\s]*|\]:\s*\S+/g, ']')
    .normalize('NFKC')
    .replace(/\byt[^\p{L}\p{N}]?(?=\d{4})/giu, 'YT')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

const seeds = Array.from({length: rounds}, (_, index) => 17 + index);

it.each(seeds)(
  `--fix loses no word of ${count} damaged pages and is done at once, and no check breaks down: %i`,
  async (seed) => {
    const texts = fc.sample(damaged, {seed, numRuns: count});
    const name = (index: number) => `docs-report/page-${index}.mdx`;
    const root = fixtureProject(Object.fromEntries(texts.map((text, index) => [name(index), text])));
    const read = () => texts.map((_, index) => readFileSync(path.join(root, name(index)), 'utf8'));
    const ofPages = checks.filter(({name: check}) => !['code', 'format', 'imports'].includes(check));
    const mending = ofPages.filter((check) => isMending(check) && !check.whole && check.name !== 'published');

    const first = await runChecks(root, mending, {fix: true});
    const mended = read();
    expect(mended.map(words)).toEqual(texts.map(words));
    // Ten pages need not hold anything that can be mended; those of the first seed do.
    expect(first.fixed.length).toBeGreaterThanOrEqual(seed === seeds[0] ? 1 : 0);

    const second = await runChecks(root, ofPages, {fix: true});
    expect(second.fixed).toEqual([]);
    expect(read()).toEqual(mended);

    const shown = formatText(second, []);
    expect(shown).not.toMatch(/undefined|broke down|NaN|\[object/);
    expect(shown.split('\n').length).toBeGreaterThan(count);
  },
  120_000,
);
