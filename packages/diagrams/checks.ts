/** What must agree within a figure: names of its own parts, places, and the numbers of call-outs. */
import {z} from 'zod/v4';
import {didYouMean} from '../common';
import {dialogOf, flowOf, ladderOf, sequenceOf, statesOf, type Writing} from './schema';
import type {DialogFigure, DialogRow, FlowFigure, SequenceFigure, StatesFigure} from './schema';

type Path = readonly (string | number)[];
type Context = z.RefinementCtx;

/** A fault: what continues the name of its place, and what to write instead. */
function refuse({issues}: Context, path: Path, message: string, remedy: string): void {
  issues.push({code: 'custom', input: undefined, path: [...path], message: `${message}\n${remedy}`});
}

function requireKnown(context: Context, known: readonly string[], names: readonly (readonly [Path, string])[]): void {
  for (const [path, name] of names.filter(([, each]) => !known.includes(each))) {
    const suggestion = didYouMean(name, known);
    const question = suggestion === undefined ? '' : `Did you mean ${suggestion}? `;
    refuse(context, path, `names "${name}", which the figure does not have`, `${question}It has ${known.join(', ')}.`);
  }
}

/** What the arrows or messages of a list lead from and to. */
const endsOf = (list: string, arrows: readonly Record<'from' | 'to', string>[]) =>
  arrows.flatMap((arrow, index) => (['from', 'to'] as const).map((end) => [[list, index, end], arrow[end]] as const));

/** Arrows and frames name boxes, and these are inside the columns. */
function checkFlow({nodes, edges, zones = [], columns}: FlowFigure, context: Context): void {
  const ids = nodes.map(({id}) => id);
  requireKnown(context, ids, endsOf('edges', edges));
  zones.forEach(({around}, index) => {
    const places = around.map((id, place) => [['zones', index, 'around', place], id] as const);
    requireKnown(context, ids, places);
  });
  nodes.forEach(({at: [column], span: [width] = [1, 1]}, index) => {
    if (column + width > columns.length) {
      const {length} = columns;
      refuse(context, ['nodes', index, 'at'], `is outside the ${length} columns`, 'Add a column, or move the box.');
    }
  });
}

/** Every state has a place, and what is said of changes and states is of those that there are. */
function checkStates({states, places, transitions = {}, icons = {}}: StatesFigure, context: Context): void {
  const ids = states.map(({id}) => id);
  const changes = states.flatMap(({id, next}) => next.map((to) => `${id}>${to}`));
  const keysOf = (field: string, record: object) => Object.keys(record).map((key) => [[field, key], key] as const);
  requireKnown(context, ids, [...keysOf('places', places), ...keysOf('icons', icons)]);
  requireKnown(context, changes, keysOf('transitions', transitions));
  const followers = states.flatMap(({next}, index) => next.map((to) => [['states', index, 'next'], to] as const));
  requireKnown(context, ids, followers);
  for (const id of ids.filter((each) => !(each in places))) {
    refuse(context, ['places'], `lacks the state "${id}"`, `Write its column and row: ${id}: [0, 0].`);
  }
}

function checkSequence({lanes, messages}: SequenceFigure, context: Context): void {
  const ids = lanes.map(({id}) => id);
  requireKnown(context, ids, endsOf('messages', messages));
}

function callsOfRow(row: DialogRow): (number | undefined)[] {
  if (row.row === 'list') return [...row.items, ...(row.buttons ?? [])].map(({call}) => call);
  if (row.row === 'buttons') return [row.call, ...row.buttons.map(({call}) => call)];
  return row.row === 'rule' ? [] : [row.call];
}

/** Every number of a call-out has a line in the legend, and the other way round. */
function checkDialog({rows, buttons, legend}: DialogFigure, context: Context): void {
  const calls = [...rows.flatMap(callsOfRow), ...buttons.map(({call}) => call)]
    .filter((call) => call !== undefined)
    .sort((a, b) => a - b);
  const expected = legend.map((_text, index) => index + 1);
  if (calls.join() !== expected.join()) {
    const remedy = 'Number the call-outs from 1, and write a line for each.';
    refuse(context, ['legend'], `explains ${expected.join(', ')}, and the call-outs are ${calls.join(', ')}`, remedy);
  }
}

/** The schema of a figure, as a site writes it: its shape, and what must agree in it. */
export const figureSchema = (writing: Writing) =>
  z.discriminatedUnion('kind', [
    flowOf(writing).superRefine(checkFlow),
    statesOf(writing).superRefine(checkStates),
    sequenceOf(writing).superRefine(checkSequence),
    ladderOf(writing),
    dialogOf(writing).superRefine(checkDialog),
  ]);
