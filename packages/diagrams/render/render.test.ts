import {describe, expect, it} from 'vitest';
import {testEdges as edges, testFont} from '../fixture';
import {faultsOf} from '../geometry';
import type {DrawnFigure, FlowFigure, SequenceFigure, StatesFigure, Tone} from '../types';
import {renderFigure, renderScene} from '.';

const BASE = {width: 440, title: 'T', caption: 'C', alternative: 'A'} as const;

function flow(overrides: Partial<FlowFigure>): FlowFigure {
  return {
    ...BASE,
    kind: 'flow',
    columns: [1, 1],
    nodes: [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [1, 0]},
    ],
    edges: [{from: 'a', to: 'b'}],
    ...overrides,
  };
}

describe('a faulty figure', () => {
  const draw = (figure: DrawnFigure) => renderScene(figure, 'sv', testFont);

  it('is fine before the fault is planted', () => {
    expect(faultsOf(draw(flow({})))).toEqual([]);
  });

  it('is found when two boxes stand in the same place', () => {
    const nodes = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [0, 0]},
    ] as const;
    expect(faultsOf(draw(flow({nodes, edges: []})))).toContain('"a" overlaps "b"');
  });

  it('is found when a line runs through a box', () => {
    const nodes = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'between', title: 'M', at: [1, 0]},
      {id: 'b', title: 'B', at: [2, 0]},
    ] as const;
    expect(faultsOf(draw(flow({columns: [1, 1, 1], nodes})))).toContain('The line "a > b" runs through "between"');
  });

  it('is found when the label of an arrow lies on a box', () => {
    const edges = [{from: 'a', to: 'b', label: 'en lång text', labelWidth: 200}];
    expect(faultsOf(draw(flow({edges, gap: [20, 20]})))).toContain('"en lång text" lies on "a"');
  });

  it('is refused when a word has no room', () => {
    const nodes = [{id: 'a', title: 'Behörighetsadministratörsgruppen', at: [0, 0]}] as const;
    expect(() => draw(flow({nodes, edges: [], columns: [1, 3]}))).toThrow(/give the box more width/);
  });

  it('is refused when an arrow leads nowhere', () => {
    expect(() => draw(flow({edges: [{from: 'a', to: 'c'}]}))).toThrow('There is no box "c"; there are a, b');
  });

  it('is refused when a box stands outside the columns', () => {
    const nodes = [{id: 'a', title: 'A', at: [5, 0]}] as const;
    expect(() => draw(flow({nodes, edges: []}))).toThrow('"a" stands in column 5, but there are 2 columns');
  });

  it('is refused when a state has no place', () => {
    const figure: StatesFigure = {
      ...BASE,
      kind: 'states',
      columns: [1, 1],
      states: [
        {id: 'new', name: {sv: 'Ny', en: 'New'}, next: ['old']},
        {id: 'old', name: {sv: 'Gammal', en: 'Old'}, next: []},
      ],
      places: {new: [0, 0]},
    };
    expect(() => draw(figure)).toThrow('These states have no place in the figure: old');
  });

  it('is refused when it words a transition that does not exist', () => {
    const figure: StatesFigure = {
      ...BASE,
      kind: 'states',
      columns: [1, 1],
      states: [
        {id: 'new', name: {sv: 'Ny', en: 'New'}, next: ['old']},
        {id: 'old', name: {sv: 'Gammal', en: 'Old'}, next: []},
      ],
      places: {new: [0, 0], old: [1, 0]},
      transitions: {'old>new': {label: 'x'}},
    };
    expect(() => draw(figure)).toThrow('No such transition: old>new; there are new>old');
  });

  it('is refused when a text is not there in the language', () => {
    const figure = flow({title: {en: 'Only English'}});
    expect(() => renderFigure(figure, 'sv', {elementId: 'x', edges, font: testFont})).toThrow(
      '"Only English" has no text in "sv"',
    );
  });

  it('is refused when a message goes to a lane that does not exist', () => {
    const figure: SequenceFigure = {
      ...BASE,
      kind: 'sequence',
      lanes: [{id: 'you', title: 'Du'}],
      messages: [{from: 'you', to: 'them', text: 'Hej'}],
    };
    expect(() => draw(figure)).toThrow('There is no lane "them"; there are you');
  });

  it('is refused when a line of code has no room', () => {
    const nodes = [{id: 'a', title: 'Kör', lines: [{code: 'RESTORE VERIFYONLY'}], at: [0, 0]}] as const;
    expect(() => draw(flow({nodes, edges: [], columns: [1, 3]}))).toThrow(/is \d+ wide and has \d+/);
  });

  it('is refused when it is wider than the text', () => {
    expect(() => renderFigure(flow({width: 700}), 'sv', {elementId: 'x', edges, font: testFont})).toThrow(
      'at most 660 wide, this one is 700',
    );
  });
});

describe('the key to the edges', () => {
  const keyOf = (tone?: Tone) => {
    const nodes = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [1, 0], tone},
    ] as const;
    const {html} = renderFigure(flow({nodes}), 'sv', {elementId: 'x', edges, font: testFont});
    return [...html.matchAll(/<div class="d-key">.*?<path class="([^"]*)".*?<\/svg> ([^<]*)</g)].map(
      ([, ...key]) => key,
    );
  };

  it('explains those that the figure has', () => {
    expect(keyOf()).toEqual([]);
    expect(keyOf('here')).toEqual([['d-here', 'red']]);
    expect(keyOf('end')).toEqual([['d-end', 'thick']]);
    expect(keyOf('outside')).toEqual([['d-outside', 'dashed']]);
  });
});

describe('text of a figure', () => {
  it('is escaped', () => {
    const nodes = [{id: 'a', title: '<b> & "c"', at: [0, 0]}] as const;
    const {html} = renderFigure(flow({title: 'a < b & "c"', nodes, edges: []}), 'sv', {
      elementId: 'x',
      edges,
      font: testFont,
    });
    expect(html).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(html.match(/&lt;b&gt; &amp; &quot;c&quot;/g)).toHaveLength(2);
  });
});

it('ends the line of a lane where words pass over it', () => {
  const figure: SequenceFigure = {
    ...BASE,
    kind: 'sequence',
    lanes: ['a', 'b', 'c'].map((id) => ({id, title: id})),
    messages: [
      {from: 'a', to: 'b', text: 'Hej'},
      {from: 'a', to: 'c', text: 'Hej på dig'},
    ],
  };
  const {html} = renderFigure(figure, 'sv', {elementId: 'x', edges, font: testFont});
  const lines = html.match(/<path class="d-life"[^>]*>/g)!;
  expect(lines.map((line) => line.match(/m0/g)?.length ?? 0)).toEqual([0, 1, 0]);
});
