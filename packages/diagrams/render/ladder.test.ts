import {describe, expect, it} from 'vitest';
import type {LadderFigure} from '../schema';
import {testEdges as edges, testFont} from '../fixture';
import {renderFigure} from '.';

const RUNGS: LadderFigure['rungs'] = [
  {title: 'Namn', lines: ['Går det?'], exits: [{label: 'nej', lines: [{code: 'YT-2001'}]}]},
  {title: 'Port', down: 'ja'},
  {title: 'Läs < skriv', part: 'Sist'},
];

const html = (overrides: Partial<LadderFigure> = {}) =>
  renderFigure({kind: 'ladder', title: 'Två steg', caption: 'C', rungs: RUNGS, ...overrides}, 'sv', {
    elementId: 'x',
    edges,
    font: testFont,
  }).html;

const texts = (source: string) =>
  source
    .split(/<[^>]*>|\s+/)
    .filter(Boolean)
    .join(' ');
const numbersOf = (source: string) => [...source.matchAll(/d-number">(\d+)</g)].map((match) => Number(match[1]));

describe('a ladder', () => {
  it('is an ordered list with a name, each step with its ways out, in the order in which they are read', () => {
    expect(html()).toMatch(/^<ol class="[^"]*" aria-label="Två steg">(<li>.*<\/li>){3}<\/ol>$/);
    expect(texts(html({end: {title: 'Klart'}}))).toBe(
      '1 Namn Går det? nej YT-2001 2 Port ja Sist 3 Läs &lt; skriv Klart',
    );
  });

  it('needs no description beside it, because it is text', () => {
    const data = renderFigure({kind: 'ladder', title: 'T', caption: 'C', rungs: RUNGS}, 'sv', {
      elementId: 'x',
      edges,
      font: testFont,
    });
    expect(data).not.toHaveProperty('alternative');
  });

  it('numbers its steps through, in each part, or not at all', () => {
    expect(numbersOf(html())).toEqual([1, 2, 3]);
    expect(numbersOf(html({numbers: 'part'}))).toEqual([1, 2, 1]);
    expect(numbersOf(html({numbers: 'none'}))).toEqual([]);
  });

  it('has an arrow to every step but the first', () => {
    expect(html().match(/d="M18 0v/g)).toHaveLength(2);
  });
});
