import {describe, expect, it} from 'vitest';
import {testEdges as edges, testFont} from '../fixture';
import {faultsOf} from '../geometry';
import type {DrawnFigure, FlowFigure, FlowNode, SequenceFigure, Tone} from '../schema';
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
    const nodes: FlowNode[] = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [0, 0]},
    ];
    expect(faultsOf(draw(flow({nodes, edges: []})))).toContain('"a" overlaps "b"');
  });

  it('is found when a line runs through a box', () => {
    const nodes: FlowNode[] = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'between', title: 'M', at: [1, 0]},
      {id: 'b', title: 'B', at: [2, 0]},
    ];
    expect(faultsOf(draw(flow({columns: [1, 1, 1], nodes})))).toContain('The line "a > b" runs through "between"');
  });

  it('is found when the label of an arrow lies on a box', () => {
    const edges = [{from: 'a', to: 'b', label: 'en lång text', labelWidth: 200}];
    expect(faultsOf(draw(flow({edges, gap: [20, 20]})))).toContain('"en lång text" lies on "a"');
  });

  it('is refused when a word has no room', () => {
    const nodes: FlowNode[] = [{id: 'a', title: 'Behörighetsadministratörsgruppen', at: [0, 0]}];
    expect(() => draw(flow({nodes, edges: [], columns: [1, 3]}))).toThrow(/give the box more width/);
  });

  it('is refused when a text is not there in the language', () => {
    const figure = flow({title: {en: 'Only English'}});
    expect(() => renderFigure(figure, 'sv', {elementId: 'x', edges, font: testFont})).toThrow(
      '"Only English" has no text in "sv"',
    );
  });

  it('is refused when a line of code has no room', () => {
    const nodes: FlowNode[] = [{id: 'a', title: 'Kör', lines: [{code: 'RESTORE VERIFYONLY'}], at: [0, 0]}];
    expect(() => draw(flow({nodes, edges: [], columns: [1, 3]}))).toThrow(/is \d+ wide and has \d+/);
  });
});

describe('the key to the edges', () => {
  const keyOf = (tone?: Tone) => {
    const nodes: FlowNode[] = [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [1, 0], tone},
    ];
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
    const nodes: FlowNode[] = [{id: 'a', title: '<b> & "c"', at: [0, 0]}];
    const {html} = renderFigure(flow({title: 'a < b & "c"', nodes, edges: []}), 'sv', {
      elementId: 'x',
      edges,
      font: testFont,
    });
    expect(html).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(html.match(/&lt;b&gt; &amp; &quot;c&quot;/g)).toHaveLength(2);
  });
});

it('says of each message of a sequence who says it to whom, and between which lanes it stands', () => {
  const figure: SequenceFigure = {
    title: 'T',
    caption: 'C',
    alternative: 'A',
    kind: 'sequence',
    lanes: ['a', 'b', 'c'].map((id) => ({id, title: id})),
    messages: [
      {from: 'a', to: 'c', text: 'Hej'},
      {from: 'c', to: 'b', text: 'Hej på dig'},
      {from: 'b', to: 'b', text: 'Tänker'},
    ],
  };
  const {html} = renderFigure(figure, 'sv', {elementId: 'x', edges, font: testFont});
  expect([...html.matchAll(/d-step d-message (d-left[^"]*)".*?<span>([^<]*)/g)].map(([, ...found]) => found)).toEqual([
    ['d-left-1 d-right-3 d-on', 'a → c'],
    ['d-left-2 d-right-3 d-back', 'c → b'],
    ['d-left-2 d-right-2 d-self', 'b'],
  ]);
});
