import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {figureOf} from '.';
import type {LadderFigure} from '../../packages/diagrams';

/** Ladders, and the sections whose numbered steps they show, in order. */
const BESIDE: readonly (readonly [figure: string, page: string, sections: readonly string[]])[] = [
  ['sie-import', 'docs-data-sources/guides/b7c41f0e.mdx', ['steps-in-portal']],
];

/** How many steps a section has: headings with a number, `<Step>`, or rows and items with one. */
function stepsIn(page: string, section: string): number {
  const text = readFileSync(page, 'utf8').split(`{#${section}}\n`)[1]!.split(/^## /m)[0]!;
  const counts = [/^### \d+\. /gm, /^<Step>$/gm, /^\| \d+\. /gm, /^\d+\. /gm].map(
    (step) => text.match(step)?.length ?? 0,
  );
  return counts.find((count) => count > 0)!;
}

/** How many steps each part has; one that is numbered through is one part. */
function partsOf({rungs, numbers}: LadderFigure): number[] {
  if (numbers !== 'part') return [rungs.length];
  const starts = rungs.flatMap(({part}, index) => (part === undefined ? [] : [index]));
  return starts.map((start, index) => (starts[index + 1] ?? rungs.length) - start);
}

describe('the numbers of a ladder', () => {
  it.each(BESIDE)('%s are those of the steps beside it', (figure, page, sections) => {
    const counts = sections.map((section) => stepsIn(page, section));
    expect(partsOf(figureOf(figure) as LadderFigure)).toEqual(counts);
  });
});
