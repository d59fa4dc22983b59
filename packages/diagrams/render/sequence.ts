/** Who says what to whom: lanes from left to right, numbered rows from top to bottom. */
import {say, type Lane, type Locale, type Message, type SequenceFigure} from '../schema';
import {drawIcon, ICON_SIZE} from '../icons';
import {LINE_HEIGHT, measure, wrap, wrapEvenly} from '../measure';
import {drawArrow} from '../route';
import {Scene, type Rect} from '../scene';

const GUTTER = 34;
/** Above and below the words and the arrow of a row. */
const ROW_PAD = 10;
/** Between the arrow and its lane, and between the words and the row's edge. */
const CLEAR = 8;
const ICON_ROOM = ICON_SIZE + 8;

/** @throws Error when a lane has no room for its words */
export function renderSequence(figure: SequenceFigure, locale: Locale): Scene {
  const scene = new Scene(figure.width);
  const grid = laneGrid(figure);
  const head = headHeight(figure.lanes, grid, locale);
  const rows = layoutRows(figure, grid, locale);
  const bottom = rows.reduce((y, row) => y + row.height, head + 1) + 8;
  drawSheet(scene, rows, head, bottom);
  drawTitles(scene, figure.lanes, grid, {head, locale});
  drawLifelines(scene, rows, grid, {head, bottom});
  let top = head + 1;
  rows.forEach((row, index) => {
    drawRow(scene, row, {top, number: index + 1, grid});
    top += row.height;
  });
  scene.height = bottom;
  return scene;
}

interface LaneGrid {
  readonly laneWidth: number;
  /** Centre of each lane. */
  readonly centre: ReadonlyMap<string, number>;
}

function laneGrid({lanes, width}: SequenceFigure): LaneGrid {
  const laneWidth = (width - GUTTER - 1) / lanes.length;
  return {
    laneWidth,
    centre: new Map(lanes.map((lane, index) => [lane.id, Math.round(GUTTER + laneWidth * (index + 0.5))])),
  };
}

interface Row {
  readonly message: Message;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  readonly height: number;
}

function layoutRows(figure: SequenceFigure, grid: LaneGrid, locale: Locale): Row[] {
  return figure.messages.map((message) => {
    const from = grid.centre.get(message.from)!;
    const to = grid.centre.get(message.to)!;
    const self = from === to;
    const room = self ? grid.laneWidth - 2 * CLEAR - 8 : Math.abs(to - from) - 2 * CLEAR;
    const lines = wrapEvenly(say(message.text, locale), 'message', room);
    const text = lines.length * LINE_HEIGHT.message;
    return {message, from, to, lines, height: text + 2 * ROW_PAD + (self ? 8 : 10)};
  });
}

/** The sheet: gutter with row numbers, lines between rows. */
function drawSheet(scene: Scene, rows: readonly Row[], head: number, bottom: number): void {
  const width = scene.width;
  scene.rect({x: 0.5, y: 0.5, w: width - 1, h: bottom - 1}, 'd-paper', 2);
  scene.path(`M1 1h${width - 2}v${head}h${2 - width}z`, 'd-gutter');
  scene.path(`M1 ${head + 1}h${GUTTER - 1}v${bottom - head - 2}h${1 - GUTTER}z`, 'd-gutter');
  let y = head + 1;
  let lines = `M${GUTTER + 0.5} 1v${bottom - 2}M1 ${head + 0.5}h${width - 2}`;
  for (const row of rows.slice(0, -1)) {
    y += row.height;
    lines += `M1 ${y - 0.5}h${width - 2}`;
  }
  scene.path(lines, 'd-rule');
}

function drawTitles(
  scene: Scene,
  lanes: readonly Lane[],
  grid: LaneGrid,
  {head, locale}: {head: number; locale: Locale},
): void {
  lanes.forEach((lane, index) => {
    const rect = {x: GUTTER + grid.laneWidth * index + 6, y: 1, w: grid.laneWidth - 12, h: head};
    drawLaneTitle(scene, lane, rect, locale);
  });
}

/** A line down from each title, which ends above words that stand in its way and goes on below them. */
function drawLifelines(
  scene: Scene,
  rows: readonly Row[],
  grid: LaneGrid,
  {head, bottom}: {head: number; bottom: number},
): void {
  for (const centre of grid.centre.values()) {
    let path = `M${centre} ${head + 1}`;
    let top = head + 1;
    for (const row of rows) {
      if (isInTheWay(row, centre)) {
        path += `V${top}m0 ${ROW_PAD + row.lines.length * LINE_HEIGHT.message + 2}`;
      }
      top += row.height;
    }
    scene.path(`${path}V${bottom - 1}`, 'd-life');
  }
}

function isInTheWay({from, to, lines}: Row, x: number): boolean {
  const widest = Math.max(...lines.map((line) => measure(line, 'message')));
  return from !== to && Math.abs(x - (from + to) / 2) < widest / 2 + CLEAR;
}

/** The title, centred over its line, with the sign before its first line. */
function drawLaneTitle(scene: Scene, lane: Lane, rect: Rect, locale: Locale): void {
  const box = `lane ${lane.id}`;
  scene.region(box, rect);
  const lines = titleLines(lane, rect.w, locale);
  const indent = lane.icon ? ICON_ROOM : 0;
  const widest = Math.max(...lines.map((line) => measure(line, 'strong')));
  const left = rect.x + (rect.w - widest - indent) / 2;
  const top = rect.y + (rect.h - lines.length * LINE_HEIGHT.strong) / 2;
  if (lane.icon) drawIcon(scene, lane.icon, left, top + 1);
  lines.forEach((line, index) => {
    scene.text(line, 'strong', {x: left + indent, y: top + 13.5 + index * LINE_HEIGHT.strong}, {box});
  });
}

function headHeight(lanes: readonly Lane[], grid: LaneGrid, locale: Locale): number {
  const most = Math.max(...lanes.map((lane) => titleLines(lane, grid.laneWidth - 12, locale).length));
  return most * LINE_HEIGHT.strong + 22;
}

function titleLines(lane: Lane, width: number, locale: Locale): string[] {
  return wrap(say(lane.title, locale), 'strong', width - (lane.icon ? ICON_ROOM : 0));
}

interface RowPlace {
  readonly top: number;
  readonly number: number;
  readonly grid: LaneGrid;
}

function drawRow(scene: Scene, row: Row, {top, number, grid}: RowPlace): void {
  const name = `row ${number}`;
  scene.region(name, {x: 0, y: top, w: scene.width, h: row.height});
  scene.text(String(number), 'number', {x: GUTTER / 2, y: top + row.height / 2 + 5}, {anchor: 'middle', box: name});
  if (row.from === row.to) drawNote(scene, row, top, {name, laneWidth: grid.laneWidth});
  else drawMessage(scene, row, top, name);
}

function drawMessage(scene: Scene, row: Row, top: number, name: string): void {
  const middle = (row.from + row.to) / 2;
  row.lines.forEach((line, index) => {
    const y = top + ROW_PAD + 10 + index * LINE_HEIGHT.message;
    scene.text(line, 'message', {x: middle, y}, {anchor: 'middle', box: name});
  });
  const y = top + row.height - ROW_PAD - 1;
  drawArrow(
    scene,
    [
      {x: row.from, y},
      {x: row.to, y},
    ],
    {name},
  );
}

/** Something that happens in one place: a small box on its lane. */
function drawNote(scene: Scene, row: Row, top: number, {name, laneWidth}: {name: string; laneWidth: number}): void {
  const rect = {
    x: row.from - laneWidth / 2 + CLEAR,
    y: top + ROW_PAD - 2,
    w: laneWidth - 2 * CLEAR,
    h: row.height - 2 * ROW_PAD + 4,
  };
  scene.box(`note ${name}`, rect, 'd-note');
  row.lines.forEach((line, index) => {
    const y = top + ROW_PAD + 15 + index * LINE_HEIGHT.message;
    scene.text(line, 'small', {x: row.from, y}, {anchor: 'middle', box: `note ${name}`});
  });
}
