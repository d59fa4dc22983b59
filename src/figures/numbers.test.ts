import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {figureOf} from '.';
import type {LadderFigure} from '../../packages/diagrams';

/** Ladders, and the section whose numbered steps each shows, in order. */
const beside: readonly (readonly [figure: string, page: string, section: string])[] = [
  ['sie-import', 'docs-data-sources/guides/b7c41f0e.mdx', 'steps-in-portal'],
];

it.each(beside)('the steps of the ladder %s are those beside it', (figure, page, section) => {
  const text = readFileSync(page, 'utf8').split(`{#${section}}\n`)[1]!.split(/^## /m)[0]!;
  // Headings with a number, `<Step>`, or rows and items with one.
  const counts = [/^### \d+\. /gm, /^<Step>$/gm, /^\| \d+\. /gm, /^\d+\. /gm].map((step) => text.match(step)?.length);
  expect((figureOf(figure) as LadderFigure).rungs).toHaveLength(counts.find(Boolean)!);
});
