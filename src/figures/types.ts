/**
 * The language of a drawn figure. A definition says what is in the figure and in which order;
 * `plugins/figures` decides where every line and letter goes.
 */

export type Locale = 'sv' | 'en';

/** A text in both languages, or one string for names and identifiers that are the same in both. */
export type Text = string | {readonly sv: string; readonly en: string};

/** Small signs drawn in a box. A sign never stands without a word. */
export type IconName =
  | 'sheet'
  | 'globe'
  | 'database'
  | 'cloud'
  | 'sync'
  | 'file'
  | 'folder'
  | 'person'
  | 'group'
  | 'key'
  | 'mail'
  | 'shield'
  | 'gear'
  | 'server'
  | 'check'
  | 'cross'
  | 'warning'
  | 'wait';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** What every figure has, whatever its kind. */
interface FigureBase {
  /** Drawn width in user units, which are CSS pixels at full size. At most 660. */
  readonly width: number;
  /** One line under the figure. */
  readonly caption: Text;
  /** Short name, read first by a screen reader. */
  readonly title: Text;
  /** All that a reader who cannot see the drawing needs, in sentences. */
  readonly alternative: Text;
  /** Explanations of the numbered call-outs, in order. */
  readonly legend?: readonly Text[];
}

/** One line under a box's title; `code` lines are set in the code font and are not wrapped. */
export type Line = Text | {readonly code: Text};

export interface FlowNode {
  readonly id: string;
  readonly title: Text;
  readonly lines?: readonly Line[];
  readonly icon?: IconName;
  /** Column and row, counted from 0; without it the box is placed by the layered layout. */
  readonly at?: readonly [column: number, row: number];
  /** Columns and rows taken; default one of each. */
  readonly span?: readonly [columns: number, rows: number];
  /** `here` is the one box the page is about, `end` closes a flow, `outside` is not ours. */
  readonly tone?: 'plain' | 'here' | 'end' | 'outside';
}

/** How one line is drawn; all optional. */
export interface EdgeHints {
  readonly label?: Text;
  /** Where the label stands, seen from the line; default above, or to the right of a vertical line. */
  readonly labelSide?: Side;
  /** Width at which the label is broken; default the length of the line, or 150 beside one. */
  readonly labelWidth?: number;
  /** Side where the line leaves and enters; otherwise chosen from the positions. */
  readonly out?: Side;
  readonly in?: Side;
  /** `both` has a head at either end. */
  readonly heads?: 'end' | 'both';
  readonly dashed?: boolean;
  /** Part of the way at which the line turns, 0–1; default half. */
  readonly bend?: number;
  /** How far a line goes out that leaves and enters on the same side. */
  readonly reach?: number;
}

export interface FlowEdge extends EdgeHints {
  readonly from: string;
  readonly to: string;
}

/** A dashed frame with a name round some boxes. */
export interface Zone {
  readonly label: Text;
  readonly around: readonly string[];
}

/** Where the boxes of flows and states go. */
interface Grid {
  /** Relative widths of the grid's columns. In a layered layout the first is every box's width. */
  readonly columns: readonly number[];
  /** Space between columns and between rows, where labels of arrows stand. */
  readonly gap?: readonly [x: number, y: number];
  /** Space left of and right of the grid, for lines that run outside it. */
  readonly inset?: readonly [left: number, right: number];
  /** Direction of the layers of a layered layout; default `right`. */
  readonly direction?: 'right' | 'down';
}

/** Boxes and arrows on a grid, or in layers when the boxes have no place. */
export interface FlowFigure extends FigureBase, Grid {
  readonly kind: 'flow';
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly zones?: readonly Zone[];
}

/** One state, as the lists of states in `src/data` have it. */
export interface StateSource {
  readonly id: string;
  readonly sv: string;
  readonly en: string;
  /** The name in SQL and HTTP, when it is not the id. */
  readonly db?: string;
  readonly descSv?: string;
  readonly descEn?: string;
  readonly next?: readonly string[];
}

/** States and their transitions. */
export interface StatesFigure extends FigureBase, Grid {
  readonly kind: 'states';
  readonly states: readonly StateSource[];
  /** What stands under the name of a state: its technical name, its description, or nothing. */
  readonly detail?: 'technical' | 'description';
  /** Column and row per state; every state of the data must have one. Without it: layers. */
  readonly places?: Readonly<Record<string, readonly [column: number, row: number]>>;
  /** Words and hints for arrows, keyed `from>to`; every key must be a transition of the data. */
  readonly transitions?: Readonly<Record<string, EdgeHints>>;
  /** Signs in the boxes, keyed by state. */
  readonly icons?: Readonly<Record<string, IconName>>;
}

export interface Lane {
  readonly id: string;
  readonly title: Text;
  readonly icon?: IconName;
}

export interface Message {
  readonly from: string;
  /** Equal to `from` for something that happens in one lane. */
  readonly to: string;
  readonly text: Text;
  /** `back` is an answer, drawn dashed. */
  readonly kind?: 'call' | 'back';
}

/** Who says what to whom, top to bottom, numbered. */
export interface SequenceFigure extends FigureBase {
  readonly kind: 'sequence';
  readonly lanes: readonly Lane[];
  readonly messages: readonly Message[];
}

export interface Rung {
  readonly title: Text;
  readonly lines?: readonly Line[];
  /** What happens instead, drawn to the right. */
  readonly exit?: {
    readonly label?: Text;
    readonly title?: Text;
    readonly lines?: readonly Line[];
    readonly icon?: IconName;
  };
  /** Word on the arrow to the next rung. */
  readonly down?: Text;
  /** Name of a part of the ladder that begins with this rung. */
  readonly part?: Text;
}

/** Numbered steps from top to bottom, each with a way out to the right. */
export interface LadderFigure extends FigureBase {
  readonly kind: 'ladder';
  readonly rungs: readonly Rung[];
  /** The box after the last step. */
  readonly end?: {readonly title: Text; readonly lines?: readonly Line[]; readonly icon?: IconName};
  /** Width of the step column; the exits get the rest. Without exits, the whole width. */
  readonly stepWidth?: number;
  /** Steps without numbers, where the order is a choice and not a sequence. */
  readonly unnumbered?: boolean;
}

export interface DialogButton {
  readonly label: Text;
  readonly tone?: 'primary' | 'plain';
  readonly side?: 'left' | 'right';
  /** Number of the call-out that points at it. */
  readonly call?: number;
}

export type DialogRow =
  | {
      readonly row: 'field';
      readonly label: Text;
      readonly value: Text;
      readonly mono?: boolean;
      readonly select?: boolean;
      /** A second, short field on the same line. */
      readonly short?: {readonly label: Text; readonly value: Text};
      /** A button after the field. */
      readonly button?: Text;
      readonly call?: number;
    }
  | {readonly row: 'rule'}
  | {readonly row: 'buttons'; readonly buttons: readonly DialogButton[]; readonly call?: number}
  | {readonly row: 'text'; readonly text: Text; readonly icon?: IconName; readonly call?: number}
  | {readonly row: 'tabs'; readonly tabs: readonly Text[]; readonly selected: number; readonly call?: number}
  | {
      readonly row: 'list';
      readonly items: readonly {
        readonly text: Text;
        readonly side?: Text;
        readonly checked?: boolean;
        readonly selected?: boolean;
        readonly icon?: IconName;
        readonly call?: number;
      }[];
      /** Buttons stacked to the right of the list. */
      readonly buttons?: readonly DialogButton[];
    };

/** A window as a line drawing, with call-outs on the left. */
export interface DialogFigure extends FigureBase {
  readonly kind: 'dialog';
  readonly window: Text;
  readonly rows: readonly DialogRow[];
  readonly buttons: readonly DialogButton[];
  /** Width of the labels' column; default 116. */
  readonly labelWidth?: number;
}

export type FigureDefinition =
  | FlowFigure
  | StatesFigure
  | SequenceFigure
  | LadderFigure
  | DialogFigure;

/** What the component `Figure` is given by the build: the texts of one language only. */
export interface FigureData {
  /** The drawing, safe to put into HTML as it is. */
  readonly svg: string;
  readonly title: string;
  readonly caption: string;
  readonly alternative: string;
  readonly legend: readonly string[];
}
