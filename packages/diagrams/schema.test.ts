import {describe, expect, it} from 'vitest';
import {z} from 'zod/v4';
import {figureSchema, textIn} from '.';

const schema = figureSchema({text: textIn(['sv', 'en']), list: z.array});

/** `path message; remedy` of each fault. */
const faultsOf = (figure: object) =>
  schema.safeParse(figure).error?.issues.map(({path, message}) => `${path.join('.')} ${message.replace('\n', '; ')}`) ??
  [];

const PICTURE = {width: 440, title: 'T', caption: 'C', alternative: 'A'};
const BASE = {...PICTURE, columns: [1, 1]};
const states = [
  {id: 'new', name: {sv: 'Ny', en: 'New'}, next: ['old']},
  {id: 'old', name: {sv: 'Gammal', en: 'Old'}, next: []},
];
const good = {
  flow: {
    ...BASE,
    kind: 'flow',
    nodes: [
      {id: 'a', title: 'A', at: [0, 0]},
      {id: 'b', title: 'B', at: [1, 0]},
    ],
    edges: [{from: 'a', to: 'b'}],
  },
  states: {...BASE, kind: 'states', states, places: {new: [0, 0], old: [1, 0]}},
  sequence: {...PICTURE, kind: 'sequence', lanes: [{id: 'you', title: 'Du'}], messages: []},
  dialog: {
    kind: 'dialog',
    title: 'T',
    caption: 'C',
    alternative: 'A',
    window: 'W',
    rows: [
      {row: 'field', label: 'Namn', value: 'EXB', call: 1},
      {row: 'list', items: [{text: 'a', call: 2}], buttons: [{label: 'OK', call: 3}]},
      {row: 'buttons', buttons: [{label: 'OK', call: 4}], call: 5},
    ],
    buttons: [{label: 'OK', call: 6}],
    legend: ['1', '2', '3', '4', '5', '6'],
  },
};

describe('the schema of figures', () => {
  it.each(Object.entries(good))('accepts a %s', (_kind, figure) => expect(faultsOf(figure)).toEqual([]));

  it.each([
    ['width', {...good.flow, width: 700}],
    ['title', {...good.flow, title: {sv: 'T'}}],
    ['kind', {...good.flow, kind: 'pie'}],
  ])('refuses another shape: %s', (path, figure) => {
    expect(faultsOf(figure)).toEqual([expect.stringMatching(`^${path} `)]);
  });

  it.each([
    [
      {...good.flow, edges: [{from: 'a', to: 'c'}]},
      'edges.0.to names "c", which the figure does not have; It has a, b.',
    ],
    [
      {...good.flow, zones: [{label: 'Z', around: ['a', 'ab']}]},
      'zones.0.around.1 names "ab", which the figure does not have; Did you mean a? It has a, b.',
    ],
    [
      {...good.flow, nodes: [...good.flow.nodes, {id: 'c', title: 'C', at: [2, 0]}]},
      'nodes.2.at is outside the 2 columns; Add a column, or move the box.',
    ],
    [
      {...good.flow, nodes: [{...good.flow.nodes[0], span: [3, 1]}, good.flow.nodes[1]]},
      'nodes.0.at is outside the 2 columns; Add a column, or move the box.',
    ],
    [{...good.states, places: {new: [0, 0]}}, 'places lacks the state "old"; Write its column and row: old: [0, 0].'],
    [
      {...good.states, places: {...good.states.places, odl: [1, 1]}},
      'places.odl names "odl", which the figure does not have; Did you mean old? It has new, old.',
    ],
    [
      {...good.states, icons: {odl: 'cross'}},
      'icons.odl names "odl", which the figure does not have; Did you mean old? It has new, old.',
    ],
    [
      {...good.states, transitions: {'old>new': {label: 'x'}}},
      'transitions.old>new names "old>new", which the figure does not have; It has new>old.',
    ],
    [
      {...good.states, states: [{...states[0], next: ['olt']}, states[1]]},
      'states.0.next names "olt", which the figure does not have; Did you mean old? It has new, old.',
    ],
    [
      {...good.sequence, messages: [{from: 'you', to: 'them', text: 'Hej'}]},
      'messages.0.to names "them", which the figure does not have; It has you.',
    ],
    [
      {...good.dialog, legend: ['1']},
      'legend explains 1, and the call-outs are 1, 2, 3, 4, 5, 6; Number the call-outs from 1, and write a line for each.',
    ],
  ])('refuses what does not agree: %#', (figure, expected) => {
    expect(faultsOf(figure)).toEqual([expected]);
  });
});
