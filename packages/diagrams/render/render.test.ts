import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {figures} from '../../../src/figures';
import type {DrawnFigure, FlowFigure, SequenceFigure, StatesFigure} from '../../../src/figures/types';
import {faultsOf} from '../geometry';
import {renderFigure, renderScene} from '.';

const LOCALES = ['sv', 'en'] as const;

/** The figures that the pages may use. */
const IDS = [
  'parts',
  'network-ports',
  'install-order',
  'connection-test',
  'data-source-states',
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

const dashed = 'streckat';
const isDrawn = ({kind}: {kind: string}) => kind !== 'ladder' && kind !== 'dialog';

describe('the figures of the site', () => {
  it('are the ones the pages are written with', () => {
    expect(Object.keys(figures)).toEqual(IDS);
  });

  describe.each(IDS)('%s', (id) => {
    const figure = figures[id]!;

    it.each(LOCALES)('takes all its looks from classes, and nothing in it takes the focus (%s)', (locale) => {
      const {html} = renderFigure(figure, locale, {elementId: `fig-${id}`, dashed});
      expect(html).not.toMatch(
        / style=|<style|foreignObject|<script|(fill|stroke)="|undefined|NaN|tabindex|<button|<input/,
      );
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('says its words in the page’s language', () => {
      const [sv, en] = LOCALES.map((locale) => renderFigure(figure, locale, {elementId: 'x', dashed}));
      expect(sv!.caption).not.toBe(en!.caption);
      expect(sv!.legend).toHaveLength(en!.legend.length);
      expect(withoutForeignNames(en!.html)).not.toMatch(/[åäö]/);
    });

    it.each(LOCALES)('writes paths as readers see them (%s)', (locale) => {
      expect(renderFigure(figure, locale, {elementId: 'x', dashed}).html).not.toContain(' &gt; ');
    });
  });

  describe.each(IDS.filter((id) => isDrawn(figures[id]!)))('%s, drawn', (id) => {
    const figure = figures[id] as DrawnFigure;

    it.each(LOCALES)('has no fault in its geometry (%s)', (locale) => {
      expect(faultsOf(renderScene(figure, locale))).toEqual([]);
    });

    it.each(LOCALES)('is an image with a name and a description (%s)', (locale) => {
      const {html, caption, alternative} = renderFigure(figure, locale, {elementId: `fig-${id}`, dashed});
      expect(html).toMatch(new RegExp(`role="img" aria-labelledby="fig-${id}-t" aria-describedby="fig-${id}-d"`));
      expect(html).toMatch(/<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>/);
      expect(caption.length).toBeGreaterThan(20);
      expect(alternative!.length).toBeGreaterThan(100);
    });

    it.each(LOCALES)('has every word of the drawing in its list for phones (%s)', (locale) => {
      const {html} = renderFigure(figure, locale, {elementId: 'x', dashed});
      const [drawing, list] = html.split(/(?=<[uo]l )/);
      const wordsOf = (part: string) =>
        part
          .replace(/<(title|desc)[^]*?<\/\1>/g, '')
          .split(/<[^>]*>|\s+/)
          .filter(Boolean);
      const listed = new Set(wordsOf(list!));
      expect(wordsOf(drawing!).filter((word) => !listed.has(word))).toEqual([]);
    });
  });
});

/** Fortnox shows its button in Swedish only, and the letters to look for are Swedish: in both languages as they are. */
function withoutForeignNames(html: string): string {
  return html.replaceAll('Godkänn &amp; aktivera', '').replace('å, ä and ö', '');
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
  const draw = (figure: DrawnFigure) => renderScene(figure, 'sv');

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
      columns: [1, 1],
      states: [
        {id: 'new', sv: 'Ny', en: 'New', next: ['old']},
        {id: 'old', sv: 'Gammal', en: 'Old', next: []},
      ],
      places: {new: [0, 0], old: [1, 0]},
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

  it('is refused when a line of code has no room', () => {
    const nodes = [{id: 'a', title: 'Kör', lines: [{code: 'RESTORE VERIFYONLY'}], at: [0, 0]}] as const;
    expect(() => draw(flow({nodes, edges: [], columns: [1, 3]}))).toThrow(/is \d+ wide and has \d+/);
  });

  it('is refused when it is wider than the text', () => {
    expect(() => renderFigure(flow({width: 700}), 'sv', {elementId: 'x', dashed})).toThrow(
      'at most 660 wide, this one is 700',
    );
  });
});

describe('the edges that are dashed', () => {
  const nodes = [
    {id: 'a', title: 'A', at: [0, 0]},
    {id: 'b', title: 'B', at: [1, 0], tone: 'outside'},
  ] as const;

  it('are explained where there are any', () => {
    expect(renderFigure(flow({nodes}), 'sv', {elementId: 'x', dashed}).html).toContain('streckat');
    expect(renderFigure(flow({}), 'sv', {elementId: 'x', dashed}).html).not.toContain('streckat');
  });

  it('mean one thing: nothing else in a drawing is dashed', () => {
    const css = readFileSync('src/css/figures.css', 'utf8');
    const dashed = [...css.matchAll(/([^{}]*)\{[^{}]*(?:dasharray|dashed)/g)].map((match) => match[1]!.trim());
    expect(dashed).toEqual(['.d-step--outside', '.d-outside']);
  });
});

describe('text of a figure', () => {
  it('is escaped', () => {
    const nodes = [{id: 'a', title: '<b> & "c"', at: [0, 0]}] as const;
    const {html} = renderFigure(flow({title: 'a < b & "c"', nodes, edges: []}), 'sv', {elementId: 'x', dashed});
    expect(html).toContain('a &lt; b &amp; &quot;c&quot;');
    expect(html.match(/&lt;b&gt; &amp; &quot;c&quot;/g)).toHaveLength(2);
  });
});
