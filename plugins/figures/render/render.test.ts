import {describe, expect, it} from 'vitest';
import {figures} from '../../../src/figures';
import type {
  DialogFigure,
  FigureDefinition,
  FlowFigure,
  LadderFigure,
  SequenceFigure,
  StatesFigure,
} from '../../../src/figures/types';
import {faultsOf} from '../geometry';
import {renderFigure, renderScene} from '.';

const LOCALES = ['sv', 'en'] as const;

/** The figures that the pages may use. */
const IDS = [
  'parts',
  'network-ports',
  'install-order',
  'connection-test',
  'dialog-new-connection',
  'dialog-licence',
  'licence-states',
  'entra-sign-in',
  'entra-group-mapping',
  'permission-evaluation',
  'system-database',
  'local-admin-mode',
  'com-addins-dialog',
  'missing-add-in-checks',
  'open-report-dialog',
  'excel-or-web',
  'api-two-doors',
  'backup-restore',
  'sync-states',
  'sync-run',
  'fortnox-consent',
  'eaccounting-consent',
  'control-edge-invitation',
  'sie-import',
  'upsales-key',
  'vitec-flow',
  'vitec-states',
  'mail-queue',
  'invoice-link',
  'support-shift',
  'data-flow',
];

describe('the figures of the site', () => {
  it('are the ones the pages are written with', () => {
    expect(Object.keys(figures)).toEqual(IDS);
  });

  describe.each(IDS)('%s', (id) => {
    const figure = figures[id]!;

    it.each(LOCALES)('has no fault in its geometry (%s)', (locale) => {
      expect(faultsOf(renderScene(figure, locale))).toEqual([]);
    });

    it.each(LOCALES)('is an image with a name and a description (%s)', (locale) => {
      const {svg, caption, alternative} = renderFigure(figure, locale, `fig-${id}`);
      expect(svg).toMatch(new RegExp(`role="img" aria-labelledby="fig-${id}-t" aria-describedby="fig-${id}-d"`));
      expect(svg).toMatch(/<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>/);
      expect(caption.length).toBeGreaterThan(20);
      expect(alternative.length).toBeGreaterThan(100);
    });

    it.each(LOCALES)('takes all its looks from classes (%s)', (locale) => {
      const {svg} = renderFigure(figure, locale, `fig-${id}`);
      expect(svg).not.toMatch(/ style=|<style|foreignObject|<script|(fill|stroke)="|undefined|NaN/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('says its words in the page’s language', () => {
      const [sv, en] = LOCALES.map((locale) => renderFigure(figure, locale, 'x'));
      expect(sv!.caption).not.toBe(en!.caption);
      expect(sv!.alternative).not.toBe(en!.alternative);
      expect(sv!.legend).toHaveLength(en!.legend.length);
      expect(withoutForeignNames(en!.svg)).not.toMatch(/[åäö]/);
    });
  });
});

/** Fortnox shows its button in Swedish only, so the English figure names it in Swedish. */
function withoutForeignNames(svg: string): string {
  return svg.replace('Godkänn &amp; aktivera', '');
}

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
  const draw = (figure: FigureDefinition) => renderScene(figure, 'sv');

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
    expect(faultsOf(draw(flow({columns: [1, 1, 1], nodes})))).toContain(
      'The line "a > b" runs through "between"',
    );
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

  it('is refused when the data has a state without a place', () => {
    const figure: StatesFigure = {
      ...BASE,
      kind: 'states',
      columns: [1, 1],
      states: [
        {id: 'new', sv: 'Ny', en: 'New', next: ['old']},
        {id: 'old', sv: 'Gammal', en: 'Old', next: []},
      ],
      places: {new: [0, 0]},
    };
    expect(() => draw(figure)).toThrow('states without a place in the figure: old');
  });

  it('is refused when it words a transition that the data does not have', () => {
    const figure: StatesFigure = {
      ...BASE,
      kind: 'states',
      columns: [120],
      states: [
        {id: 'new', sv: 'Ny', en: 'New', next: ['old']},
        {id: 'old', sv: 'Gammal', en: 'Old', next: []},
      ],
      transitions: {'old>new': {label: 'x'}},
    };
    expect(() => draw(figure)).toThrow('No such transition in the data: old>new; there are new>old');
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

  it('is refused when the call-outs and the legend do not agree', () => {
    const figure: DialogFigure = {
      ...BASE,
      kind: 'dialog',
      window: 'Fönster',
      rows: [{row: 'field', label: 'Namn', value: '', call: 1}],
      buttons: [],
      legend: ['ett', 'två'],
    };
    expect(() => draw(figure)).toThrow('Call-outs 1 do not match the legend');
  });

  it('is refused when a line of code has no room', () => {
    const figure: LadderFigure = {
      ...BASE,
      kind: 'ladder',
      stepWidth: 120,
      rungs: [{title: 'Kör', lines: [{code: 'RESTORE VERIFYONLY WITH CHECKSUM'}]}],
    };
    expect(() => draw(figure)).toThrow(/is \d+ wide and has \d+/);
  });

  it('is refused in a width the style sheet does not know', () => {
    expect(() => renderFigure(flow({width: 700}), 'sv', 'x')).toThrow('use one of 440, 520, 560, 600, 660');
  });
});

describe('the layered layout', () => {
  it('places boxes of a flow without places in layers, without overlap', () => {
    const nodes = ['a', 'b', 'c'].map((id) => ({id, title: id.toUpperCase()}));
    const edges = [
      {from: 'a', to: 'b'},
      {from: 'a', to: 'c'},
    ];
    const scene = renderScene(flow({columns: [100], nodes, edges}), 'en');
    expect(faultsOf(scene)).toEqual([]);
    const [a, b, c] = nodes.map(({id}) => scene.boxes.find((box) => box.name === id)!);
    expect(b!.x).toBeGreaterThan(a!.x);
    expect(c!.x).toBe(b!.x);
  });
});

describe('text of a figure', () => {
  it('is escaped', () => {
    const {svg} = renderFigure(flow({title: 'a < b & "c"'}), 'sv', 'x');
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
  });
});
