import {type Box, fit} from './fit';
import type {Face} from './font';

/** What stands around the title of a card. */
export interface FrameText {
  /** Name of the section; absent on pages outside the sections. */
  readonly section?: string;
  readonly kind?: string;
  /** Host that the page is published on. */
  readonly host: string;
}

/** What stands on a card. */
export interface CardText extends FrameText {
  readonly title: string;
}

/** A part of a picture, in pixels from its left upper corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What cards are drawn with. */
export interface CardTools {
  readonly bold: Face;
  readonly semibold: Face;
  readonly regular: Face;
  /** Elements of the wordmark, 110 × 32. */
  readonly wordmark: string;
}

/** The size that sharing services ask for, pixels. */
export const cardSize = {width: 1200, height: 630} as const;

/** The part of a card with its title. */
export interface TitleDrawing {
  /** Opaque, as large as `area`; the first and the last row are empty. */
  readonly svg: string;
  readonly area: Area;
}

/** Light colours of src/css/tokens.css: a picture has one mode. */
export const colour = {
  paper: '#fbfaf6',
  sunk: '#f3f0e8',
  raised: '#ffffff',
  wash: '#f7e9e3',
  ink: '#1d1a16',
  ink2: '#48433b',
  ink3: '#534d44',
  rule: '#c9c2b2',
  accent: '#8b2a1c',
} as const;

/** The card is a sheet: a gutter with row numbers, and the title in the active cell. Pixels. */
const sheet = {gutter: 88, right: 1128, rows: [0, 150, 490, 630], padding: 48} as const;
const textLeft = sheet.gutter + sheet.padding;

const titleBox: Box = {
  width: sheet.right - sheet.padding - textLeft,
  height: sheet.rows[2] - sheet.rows[1] - 56,
  lineHeight: 1.12,
  sizes: [104, 40],
};
const tracking = -0.02;
/** Height of capitals, in em: lines are centred by them. */
const capHeight = 0.703;

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour.rule}" stroke-width="2"/>`;
const rectangle = (x: number, y: number, width: number, height: number, paint: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`;

const at = (d: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${d}"/>`;

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  /** Width that the word may take; a wider one is set smaller. */
  readonly room?: number;
}

/** A word centred on the height `middle`; `x` is where it begins, ends, or its centre. */
function label(
  text: string,
  x: number,
  middle: number,
  {face, size: wanted, fill, room = Infinity}: Style,
  anchor: 0 | 0.5 | 1 = 0,
): string {
  const size = Math.min(wanted, (wanted * room) / face.width(text, wanted));
  return at(face.outline(text, size), x - face.width(text, size) * anchor, middle + (capHeight * size) / 2, fill);
}

const middle = (row: 0 | 1 | 2) => (sheet.rows[row] + sheet.rows[row + 1]!) / 2;

function grid({regular, bold}: CardTools): string {
  const {gutter, right, rows} = sheet;
  const {width, height} = cardSize;
  const number = (row: 0 | 1 | 2, style: Style) => label(String(row + 1), gutter / 2, middle(row), style, 0.5);
  const quiet = {face: regular, size: 30, fill: colour.ink3};
  return [
    rectangle(0, 0, width, height, `fill="${colour.paper}"`),
    rectangle(0, 0, gutter, height, `fill="${colour.sunk}"`),
    rectangle(0, rows[1], gutter, rows[2] - rows[1], `fill="${colour.wash}"`),
    line(0, rows[1], width, rows[1]),
    line(0, rows[2], width, rows[2]),
    line(gutter, 0, gutter, height),
    line(right, 0, right, height),
    number(0, quiet),
    number(1, {face: bold, size: 30, fill: colour.accent}),
    number(2, quiet),
  ].join('');
}

/** The frame of the active cell, with its fill handle. */
function activeCell(): string {
  const {
    gutter,
    right,
    rows: [, top, bottom],
  } = sheet;
  return [
    rectangle(
      gutter,
      top,
      right - gutter,
      bottom - top,
      `fill="${colour.raised}" stroke="${colour.accent}" stroke-width="6"`,
    ),
    rectangle(right - 14, bottom - 14, 28, 28, `fill="${colour.accent}" stroke="${colour.paper}" stroke-width="5"`),
  ].join('');
}

function head({section}: FrameText, {semibold, wordmark}: CardTools): string {
  const scale = 1.8;
  const drawn = `<g transform="translate(${textLeft} ${middle(0) - 16 * scale}) scale(${scale})">${wordmark}</g>`;
  const column = textLeft + 110 * scale + 44;
  const style = {face: semibold, size: 40, fill: colour.ink2, room: sheet.right - sheet.padding - column - 44};
  return section
    ? [drawn, line(column, 0, column, sheet.rows[1]), label(section, column + 44, middle(0), style)].join('')
    : drawn;
}

/** The kind of page in the frame that it has on the page. */
function kindBadge(kind: string, {semibold}: CardTools): string {
  const size = 32;
  const width = semibold.width(kind, size);
  const height = 62;
  return [
    rectangle(
      textLeft,
      middle(2) - height / 2,
      width + 44,
      height,
      `rx="4" fill="none" stroke="${colour.accent}" stroke-width="3"`,
    ),
    label(kind, textLeft + 22, middle(2), {face: semibold, size, fill: colour.accent}),
  ].join('');
}

function foot({kind, host}: FrameText, tools: CardTools): string {
  const style = {face: tools.regular, size: 30, fill: colour.ink3, room: titleBox.width / 2};
  const address = label(host, sheet.right - sheet.padding, middle(2), style, 1);
  return (kind ? kindBadge(kind, tools) : '') + address;
}

const svg = ({left, top, width, height}: Area, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${parts.join('')}</svg>`;

/** Draws a card without its title, which cards of a section and a kind have in common. SVG without text elements. */
export function drawFrame(text: FrameText, tools: CardTools): string {
  return svg({left: 0, top: 0, ...cardSize}, [grid(tools), head(text, tools), activeCell(), foot(text, tools)]);
}

/** Draws a title, and the part of the active cell that it takes: letters may stand out of their lines a little. */
export function drawTitle(text: string, {bold}: CardTools): TitleDrawing {
  const {size, lines} = fit(text, titleBox, (part, em) => bold.width(part, em, tracking));
  const step = size * titleBox.lineHeight;
  const first = middle(1) + (capHeight * size) / 2 - (step * (lines.length - 1)) / 2;
  const drawn = lines.map((words, index) =>
    at(bold.outline(words, size, tracking), textLeft, first + index * step, colour.ink),
  );
  const height = 2 * Math.ceil((step * (lines.length - 1)) / 2 + size * 0.85);
  const area = {left: textLeft - 24, top: middle(1) - height / 2, width: titleBox.width + 48, height};
  const ground = rectangle(area.left, area.top, area.width, area.height, `fill="${colour.raised}"`);
  return {svg: svg(area, [ground, ...drawn]), area};
}
