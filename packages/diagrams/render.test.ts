import {describe, expect, it} from 'vitest';
import {faultsOf} from './geometry';
import * as measured from './measure';
import {withFont, type FontWidths, type StyleName} from './measure';
import {renderFigure, renderScene} from '.';
import type {DialogFigure, DrawnFigure, FigureDefinition, FlowFigure, FlowNode, LadderFigure, Tone} from './schema';

const characters = [...Array.from({length: 0x250}, (_, code) => String.fromCharCode(code)), '–', '—', '…', '→', '›'];
const narrow = new Set(' .,:;ijl');
const widths = (width: number) => characters.map((character) => (narrow.has(character) ? width / 2 : width));

/** Of two widths. */
const font: FontWidths = {
  characters: characters.join(''),
  weights: {400: widths(560), 600: widths(600), 700: widths(620)},
  mono: 618,
};

const edges = {here: 'red', end: 'thick', outside: 'dashed'};

const render = (figure: FigureDefinition) => renderFigure(figure, 'sv', {elementId: 'fig-x', edges, font});
const htmlOf = (figure: FigureDefinition) => render(figure).html;

const words = {title: 'T', caption: 'C', alternative: 'A'};

const measure = (text: string, style: StyleName) => withFont(font, () => measured.measure(text, style));
const wrap = (text: string, style: StyleName, width: number) => withFont(font, () => measured.wrap(text, style, width));
const wrapEvenly = (text: string, style: StyleName, width: number) =>
  withFont(font, () => measured.wrapEvenly(text, style, width));

describe('measure', () => {
  it('knows the width of each character, and takes one that it does not know as wide', () => {
    expect(measure('i', 'strong')).toBeLessThan(measure('m', 'strong'));
    expect(measure('YT_10482', 'mono')).toBeCloseTo(8 * 13 * 0.618, 5);
    expect(measure('漢', 'small')).toBe(13);
  });
});

describe('wrap', () => {
  it('breaks at spaces so that no line is too wide', () => {
    const lines = wrap('Kan trafiken krypteras, och är certifikatet betrott?', 'small', 150);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(measure(line, 'small')).toBeLessThanOrEqual(150);
    expect(lines.join(' ')).toBe('Kan trafiken krypteras, och är certifikatet betrott?');
  });

  it('makes lines even without making them more', () => {
    const text = 'Din e-post på Logga ut';
    const even = wrapEvenly(text, 'label', 120);
    expect(even).toHaveLength(wrap(text, 'label', 120).length);
    expect(even).toEqual(['Din e-post', 'på Logga ut']);
  });
});

const dialog: DialogFigure = {
  kind: 'dialog',
  title: 'Rutan',
  caption: 'C',
  alternative: 'Ett fält och en knapp.',
  window: 'Fönster & mer',
  rows: [
    {row: 'field', label: 'Namn', value: 'EXB', call: 1},
    {row: 'list', items: [{text: 'Tillägg', checked: true}], buttons: [{label: 'OK', call: 2}]},
  ],
  buttons: [{label: 'Testa', side: 'left', call: 3}, {label: 'Spara'}],
  legend: ['ett', 'två', 'tre'],
};

describe('a picture of a window', () => {
  const html = htmlOf(dialog);

  it('is an image with a name and a description', () => {
    expect(html).toMatch(/^<div class="d-window" role="img" aria-label="Rutan" aria-describedby="fig-x">/);
    expect(html).toContain('<span id="fig-x" hidden="">Ett fält och en knapp.</span>');
  });

  it('shows its rows and buttons from top to bottom, escaped', () => {
    const text = html
      .replace(/<span id.*?<\/span>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
    expect(text).toBe('Fönster &amp; mer 1 Namn EXB Tillägg OK 2 Testa 3 Spara');
  });

  it('has the number of a call-out once: in the margin of its row, or on the corner of its button', () => {
    expect(html.match(/class="d-call"/g)).toHaveLength(3);
    expect(html).toContain('<div class="d-row d-row--ruled"><b class="d-call">1</b>');
    expect(html).toContain('OK<b class="d-call">2</b></span>');
    expect(html).toContain('Testa<b class="d-call">3</b></span>');
  });
});

const RUNGS: LadderFigure['rungs'] = [
  {title: 'Namn', lines: ['Går det?'], exits: [{label: 'nej', lines: [{code: 'YT-2001'}]}]},
  {title: 'Port', down: 'ja'},
  {title: 'Läs < skriv'},
];

describe('a ladder', () => {
  const ladder = (overrides: Partial<LadderFigure> = {}): LadderFigure => ({
    kind: 'ladder',
    title: 'Två steg',
    caption: 'C',
    rungs: RUNGS,
    ...overrides,
  });
  const numbersOf = (source: string) => [...source.matchAll(/d-number">(\d+)</g)].map((match) => Number(match[1]));

  it('is an ordered list with a name and no description, each step with its ways out, in the order of reading', () => {
    const {html, ...data} = render(ladder({end: {title: 'Klart'}}));
    expect(html).toMatch(/^<ol class="[^"]*" aria-label="Två steg">(<li>.*<\/li>){4}<\/ol>$/);
    expect(
      html
        .split(/<[^>]*>|\s+/)
        .filter(Boolean)
        .join(' '),
    ).toBe('1 Namn Går det? nej YT-2001 2 Port ja 3 Läs &lt; skriv Klart');
    // An arrow to every step but the first.
    expect(html.match(/d="M18 0v/g)).toHaveLength(3);
    expect(data).not.toHaveProperty('alternative');
  });

  it('numbers its steps through, or not at all', () => {
    expect(numbersOf(htmlOf(ladder()))).toEqual([1, 2, 3]);
    expect(numbersOf(htmlOf(ladder({numbers: 'none'})))).toEqual([]);
  });
});

function flow(overrides: Partial<FlowFigure>): FlowFigure {
  return {
    ...words,
    kind: 'flow',
    width: 440,
    columns: [1, 1],
    nodes: [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [1, 0]},
    ],
    edges: [{from: 'a', to: 'b'}],
    ...overrides,
  };
}

const node = (id: string, at: [number, number], rest: Partial<FlowNode> = {}): FlowNode => ({
  id,
  title: id,
  at,
  ...rest,
});

describe('a faulty figure', () => {
  const faultsIn = (figure: DrawnFigure) => faultsOf(renderScene(figure, 'sv', font));

  it.each<[string, Partial<FlowFigure>, readonly string[]]>([
    ['nothing', {}, []],
    ['boxes in one place', {nodes: [node('a', [0, 0]), node('b', [0, 0])], edges: []}, ['"a" overlaps "b"']],
    [
      'a line through a box',
      {columns: [1, 1, 1], nodes: [node('a', [0, 0]), node('m', [1, 0]), node('b', [2, 0])]},
      ['The line "a > b" runs through "m"'],
    ],
    [
      'the label of an arrow on a box',
      {edges: [{from: 'a', to: 'b', label: 'en lång text', labelWidth: 200}], gap: [20, 20]},
      ['"en lång text" lies on "a"'],
    ],
  ])('is found: %s', (_, change, faults) =>
    expect(faultsIn(flow(change))).toEqual(faults.length > 0 ? expect.arrayContaining([...faults]) : []),
  );

  it.each<[RegExp, Partial<FlowFigure>]>([
    [/give the box more width/, {nodes: [node('a', [0, 0], {title: 'Behörighetsadministratörsgruppen'})]}],
    [/is \d+ wide and has \d+/, {nodes: [node('a', [0, 0], {lines: [{code: 'RESTORE VERIFYONLY'}]})]}],
    [/"Only English" has no text in "sv"/, {title: {en: 'Only English'}, nodes: [node('a', [0, 0])]}],
  ])('is refused: %s', (message, change) =>
    expect(() => render(flow({edges: [], columns: [1, 3], ...change}))).toThrow(message),
  );
});

it('the key explains the edges that the figure has, and every text is escaped', () => {
  const keyOf = (tone?: Tone) => {
    const html = htmlOf(flow({nodes: [node('a', [0, 0]), node('b', [1, 0], {tone})]}));
    return [...html.matchAll(/<div class="d-key">.*?<path class="([^"]*)".*?<\/svg> ([^<]*)</g)].map(
      ([, ...key]) => key,
    );
  };
  expect(keyOf()).toEqual([]);
  expect(keyOf('here')).toEqual([['d-here', 'red']]);
  expect(keyOf('end')).toEqual([['d-end', 'thick']]);
  expect(keyOf('outside')).toEqual([['d-outside', 'dashed']]);

  const html = htmlOf(flow({title: 'a < b & "c"', nodes: [node('a', [0, 0], {title: '<b> & "c"'})], edges: []}));
  expect(html).toContain('a &lt; b &amp; &quot;c&quot;');
  expect(html.match(/&lt;b&gt; &amp; &quot;c&quot;/g)).toHaveLength(2);
});

it('says of each message of a sequence who says it to whom, and between which lanes it stands', () => {
  const html = htmlOf({
    ...words,
    kind: 'sequence',
    lanes: ['a', 'b', 'c'].map((id) => ({id, title: id})),
    messages: [
      {from: 'a', to: 'c', text: 'Hej'},
      {from: 'c', to: 'b', text: 'Hej på dig'},
      {from: 'b', to: 'b', text: 'Tänker'},
    ],
  });
  expect([...html.matchAll(/d-step d-message (d-left[^"]*)".*?<span>([^<]*)/g)].map(([, ...found]) => found)).toEqual([
    ['d-left-1 d-right-3 d-on', 'a → c'],
    ['d-left-2 d-right-3 d-back', 'c → b'],
    ['d-left-2 d-right-2 d-self', 'b'],
  ]);
});
