/**
 * How a figure is defined: what is in it and in which order. The package makes a list, a window
 * or a drawing of it.
 */

/** A language, as the texts of the figures name it. */
export type Locale = string;

/** A text in every language of the site, or one string for names and identifiers that are the same in all. */
export type Text = string | Readonly<Record<Locale, string>>;

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
  | 'chevron'
  | 'box'
  | 'ticked'
  | 'wait';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** What every figure has, whatever its kind. */
interface FigureBase {
  /** One line under the figure. */
  readonly caption: Text;
  /** Short name, read first by a screen reader. */
  readonly title: Text;
}

/** A figure that is a picture to a screen reader. */
interface PictureBase extends FigureBase {
  /** All that a reader who cannot see the picture needs, in sentences. */
  readonly alternative: Text;
}

/** A figure that is drawn where it has room, and a list of the same on a phone. */
interface DrawingBase extends PictureBase {
  /** Drawn width in user units, which are CSS pixels at full size. At most 660. */
  readonly width: number;
}

/** One line under a box's title; `code` lines are set in the code font. */
export type Line = Text | {readonly code: Text};

/** What stands in a box. */
export interface CardContent {
  readonly title?: Text;
  readonly lines?: readonly Line[];
  readonly icon?: IconName;
}

/** `here` is the one box the page is about, `end` closes a flow, `outside` is not ours. */
export type Tone = 'here' | 'end' | 'outside';

export interface FlowNode extends CardContent {
  readonly id: string;
  readonly title: Text;
  /** Column and row, counted from 0. */
  readonly at: readonly [column: number, row: number];
  /** Columns and rows taken; default one of each. */
  readonly span?: readonly [columns: number, rows: number];
  readonly tone?: Tone;
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
  /** How far a line goes out that leaves and enters on the same side. */
  readonly reach?: number;
}

export interface FlowEdge extends EdgeHints {
  readonly from: string;
  readonly to: string;
}

/** A frame with a name round some boxes. */
export interface Zone {
  readonly label: Text;
  readonly around: readonly string[];
}

/** Where the boxes of flows and states go. */
interface Grid {
  /** Relative widths of the grid's columns. */
  readonly columns: readonly number[];
  /** Space between columns and between rows, where labels of arrows stand. */
  readonly gap?: readonly [x: number, y: number];
  /** Space left of and right of the grid, for lines that run outside it. */
  readonly inset?: readonly [left: number, right: number];
}

/** Boxes and arrows on a grid. */
export interface FlowFigure extends DrawingBase, Grid {
  readonly kind: 'flow';
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly zones?: readonly Zone[];
}

export interface State {
  readonly id: string;
  readonly name: Text;
  /** What stands under the name. */
  readonly detail?: Line;
  /** Ids of the states that can follow. */
  readonly next: readonly string[];
}

/** States and their transitions. */
export interface StatesFigure extends DrawingBase, Grid {
  readonly kind: 'states';
  readonly states: readonly State[];
  /** Column and row per state; every state must have one. */
  readonly places: Readonly<Record<string, readonly [column: number, row: number]>>;
  /** Words and hints for arrows, keyed `from>to`; every key must be a transition. */
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
}

/** Who says what to whom, top to bottom, numbered. */
export interface SequenceFigure extends DrawingBase {
  readonly kind: 'sequence';
  readonly lanes: readonly Lane[];
  readonly messages: readonly Message[];
}

/** What happens instead of the next step. */
export interface Branch extends CardContent {
  /** Word on the arrow that leads to it. */
  readonly label?: Text;
}

export interface Rung extends CardContent {
  readonly title: Text;
  readonly exits?: readonly Branch[];
  /** Word on the arrow to the next rung. */
  readonly down?: Text;
  /** Name of a part of the ladder that begins with this rung. */
  readonly part?: Text;
}

/** Steps from top to bottom, each with its ways out: beside it, or below it where there is no room. */
export interface LadderFigure extends FigureBase {
  readonly kind: 'ladder';
  readonly rungs: readonly Rung[];
  /** The box after the last step. */
  readonly end?: CardContent;
  /**
   * The steps are numbered as in the text beside them: through the whole ladder, or from 1 in
   * each part. `none` is for questions whose order is a choice.
   */
  readonly numbers?: 'whole' | 'part' | 'none';
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
export interface DialogFigure extends PictureBase {
  readonly kind: 'dialog';
  readonly window: Text;
  readonly rows: readonly DialogRow[];
  readonly buttons: readonly DialogButton[];
  /** Explanations of the numbered call-outs, in order. */
  readonly legend: readonly Text[];
}

export type DrawnFigure = FlowFigure | StatesFigure | SequenceFigure;
export type FigureDefinition = DrawnFigure | LadderFigure | DialogFigure;

/** What the component `Figure` is given by the build: the texts of one language only. */
export interface FigureData {
  /** The figure itself, safe to put into the page as it is. */
  readonly html: string;
  readonly caption: string;
  /** What the picture shows, in words; a figure that is text has none. */
  readonly alternative?: string;
  readonly legend: readonly string[];
}
