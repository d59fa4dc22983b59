/**
 * How a figure is defined: what is in it and in which order. The package makes a list, a window or a drawing of it.
 * The types of definitions come from here; editors show the descriptions. `checks.ts` adds what must agree.
 */
import {z} from 'zod/v4';
import ICONS from './iconPaths.json';

export type IconName = keyof typeof ICONS;

/** A language, as the texts of the figures name it. */
export type Locale = string;

/** A text in every language of the site, or one string for names and identifiers that are the same in all. */
export type Text = string | Readonly<Record<Locale, string>>;

/**
 * A text in the language.
 *
 * @throws Error when it is not there
 */
export function say(text: Text, locale: Locale): string {
  const said = typeof text === 'string' ? text : text[locale];
  if (said === undefined) {
    throw new Error(`"${Object.values(text)[0]}" has no text in "${locale}"`);
  }
  return said;
}

/** The schema of a text that is a string, or has one in each of the languages. */
export const textIn = (languages: readonly Locale[]) =>
  z.union([z.string(), z.strictObject(Object.fromEntries(languages.map((id) => [id, z.string().min(1)])))]);

/** How a site writes what figures are made of. */
export interface Writing {
  readonly text: z.ZodType<Text>;
  readonly list: <Item>(item: z.ZodType<Item>) => z.ZodType<Item[]>;
}

const pair = z.tuple([z.number(), z.number()]);
const icon = z
  .enum(Object.keys(ICONS) as IconName[])
  .optional()
  .describe('A sign; there is always a word with it');
const call = z.int().positive().optional().describe('Number of the call-out that points at it');
const side = z.enum(['top', 'right', 'bottom', 'left']).optional();
/** In the order of the key. */
export const tones = ['here', 'end', 'outside'] as const;
const tone = z
  .enum(tones)
  .optional()
  .describe('here: the one box that the page is about; end: it closes a flow; outside: not ours');

const lineOf = ({text}: Writing) =>
  z
    .union([text, z.strictObject({code: text})])
    .describe('A line under the title of a box; code is set in the font of code');

const cardOf = (writing: Writing) => ({
  title: writing.text.optional(),
  lines: writing.list(lineOf(writing)).optional(),
  icon,
});

const figureOf = ({text}: Writing) => ({
  caption: text.describe('One line under the figure'),
  title: text.describe('Short name, read first by a screen reader'),
});

const pictureOf = (writing: Writing) => ({
  ...figureOf(writing),
  alternative: writing.text.describe('All that a reader who cannot see the picture needs, in sentences'),
});

const drawingOf = (writing: Writing) => ({
  ...pictureOf(writing),
  width: z
    .number()
    .positive()
    .max(660)
    .describe('Drawn width in CSS pixels; at more than 660 its letters would be made smaller'),
});

const grid = {
  columns: z.array(z.number().positive()).min(1).describe('Relative widths of the columns'),
  gap: pair.optional().describe('Space between columns and between rows, for the labels of arrows'),
  inset: pair.optional().describe('Space left of and right of the grid, for lines that run outside it'),
};

const edgeOf = ({text}: Writing) => ({
  label: text.optional(),
  labelSide: side.describe('Where the label is, seen from the line; default above, or right of a vertical line'),
  labelWidth: z
    .number()
    .positive()
    .optional()
    .describe('Width at which the label is broken; default the length of the line, or 150 beside one'),
  out: side.describe('Side where the line leaves; otherwise chosen from the places'),
  in: side.describe('Side where the line enters; otherwise chosen from the places'),
  heads: z.enum(['end', 'both']).optional().describe('both: a head at either end'),
  reach: z.number().optional().describe('How far a line goes out that leaves and enters on the same side'),
});

export function flowOf(writing: Writing) {
  const node = z.strictObject({
    ...cardOf(writing),
    id: z.string(),
    title: writing.text,
    at: pair.describe('Column and row, counted from 0'),
    span: pair.optional().describe('Columns and rows taken; default one of each'),
    tone,
  });
  const edge = z.strictObject({from: z.string(), to: z.string(), ...edgeOf(writing)});
  const zone = z.strictObject({label: writing.text, around: z.array(z.string()).min(1)});
  return z.strictObject({
    kind: z.literal('flow').describe('Boxes and arrows on a grid'),
    ...drawingOf(writing),
    ...grid,
    nodes: writing.list(node),
    edges: writing.list(edge),
    zones: writing.list(zone).optional().describe('Frames with a name, each round some boxes'),
  });
}

export function statesOf(writing: Writing) {
  const state = z.strictObject({
    id: z.string(),
    name: writing.text,
    detail: lineOf(writing).optional().describe('What is under the name'),
    next: z.array(z.string()).describe('Ids of the states that can follow'),
  });
  return z.strictObject({
    kind: z.literal('states').describe('States and their transitions'),
    ...drawingOf(writing),
    ...grid,
    states: writing.list(state),
    places: z.record(z.string(), pair).describe('Column and row of every state'),
    transitions: z
      .record(z.string(), z.strictObject(edgeOf(writing)))
      .optional()
      .describe('Words and hints for arrows, by from>to; each must be a transition'),
    icons: z.record(z.string(), icon.unwrap()).optional().describe('Signs in the boxes, by state'),
  });
}

export function sequenceOf(writing: Writing) {
  const {text, list} = writing;
  const to = z.string().describe('The same as from for something that happens in one lane');
  return z.strictObject({
    kind: z.literal('sequence').describe('Who says what to whom, from top to bottom, numbered'),
    ...pictureOf(writing),
    lanes: list(z.strictObject({id: z.string(), title: text, icon})),
    messages: list(z.strictObject({from: z.string(), to, text})),
  });
}

export function ladderOf(writing: Writing) {
  const {text, list} = writing;
  const card = cardOf(writing);
  const exit = z.strictObject({...card, label: text.optional().describe('Word on the arrow that leads to it')});
  const rung = z.strictObject({
    ...card,
    title: text,
    exits: list(exit).optional().describe('What happens instead of the next step'),
    down: text.optional().describe('Word on the arrow to the next step'),
  });
  return z.strictObject({
    kind: z.literal('ladder').describe('Steps from top to bottom, each with its ways out'),
    ...figureOf(writing),
    rungs: list(rung),
    end: z.strictObject(card).optional().describe('The box after the last step'),
    numbers: z.literal('none').optional().describe('For questions whose order is a choice'),
  });
}

const buttonOf = ({text}: Writing) =>
  z.strictObject({
    label: text,
    tone: z.enum(['primary', 'plain']).optional(),
    side: z.enum(['left', 'right']).optional(),
    call,
  });

function rowOf(writing: Writing) {
  const {text, list} = writing;
  const buttons = list(buttonOf(writing));
  const flag = z.boolean().optional();
  const item = z.strictObject({text, side: text.optional(), checked: flag, selected: flag, icon, call});
  const button = text.optional().describe('A button after the field');
  return z.discriminatedUnion('row', [
    z.strictObject({row: z.literal('field'), label: text, value: text, mono: flag, select: flag, button, call}),
    z.strictObject({row: z.literal('rule')}),
    z.strictObject({row: z.literal('buttons'), buttons, call}),
    z.strictObject({row: z.literal('text'), text, icon, call}),
    z.strictObject({row: z.literal('tabs'), tabs: list(text), selected: z.int(), call}),
    z.strictObject({row: z.literal('list'), items: list(item), buttons: buttons.optional()}),
  ]);
}

export function dialogOf(writing: Writing) {
  return z.strictObject({
    kind: z.literal('dialog').describe('A window as a line drawing, with call-outs on the left'),
    ...pictureOf(writing),
    window: writing.text.describe('Title of the window'),
    rows: writing.list(rowOf(writing)),
    buttons: writing.list(buttonOf(writing)),
    legend: writing.list(writing.text).describe('Explanations of the numbered call-outs, in order'),
  });
}

export type FlowFigure = z.infer<ReturnType<typeof flowOf>>;
export type FlowNode = FlowFigure['nodes'][number];
export type FlowEdge = FlowFigure['edges'][number];
export type Zone = NonNullable<FlowFigure['zones']>[number];
export type StatesFigure = z.infer<ReturnType<typeof statesOf>>;
export type State = StatesFigure['states'][number];
export type SequenceFigure = z.infer<ReturnType<typeof sequenceOf>>;
export type Lane = SequenceFigure['lanes'][number];
export type DrawnFigure = FlowFigure | StatesFigure;
export type LadderFigure = z.infer<ReturnType<typeof ladderOf>>;
export type Branch = NonNullable<LadderFigure['rungs'][number]['exits']>[number];
export type CardContent = NonNullable<LadderFigure['end']>;
export type Line = NonNullable<CardContent['lines']>[number];
export type DialogFigure = z.infer<ReturnType<typeof dialogOf>>;
export type DialogRow = DialogFigure['rows'][number];
export type DialogButton = DialogFigure['buttons'][number];
export type FigureDefinition = DrawnFigure | SequenceFigure | LadderFigure | DialogFigure;
export type Side = NonNullable<z.infer<typeof side>>;
export type Tone = NonNullable<z.infer<typeof tone>>;
