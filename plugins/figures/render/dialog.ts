/** A window as a line drawing: title, rows, buttons, and call-outs in the left margin. */
import type {DialogButton, DialogFigure, DialogRow, Locale, Text} from '../../../src/figures/types';
import {drawIcon, ICON_SIZE} from '../icons';
import {measure, wrap, type StyleName} from '../measure';
import {Scene, type Rect} from '../scene';
import {number} from '../svg';
import {say} from '../words';

/** Left margin with the call-outs. */
const MARGIN = 40;
const INNER = 20;
const TITLE_HEIGHT = 42;
const FIELD = {height: 28, pitch: 38} as const;
const BUTTON = {height: 32, pad: 16, gap: 8, least: 88} as const;
const CALL = {x: 12, r: 11} as const;
const LIST_ROW = 30;
const LABEL_WIDTH = 116;

/** State of one drawing, handed from row to row. */
interface Pen {
  readonly scene: Scene;
  readonly locale: Locale;
  readonly left: number;
  readonly right: number;
  readonly labelWidth: number;
  y: number;
}

/** @throws Error when a text has no room in its field, or call-outs and legend do not agree */
export function renderDialog(figure: DialogFigure, locale: Locale): Scene {
  checkCalls(figure);
  const scene = new Scene(figure.width);
  const frame = {x: MARGIN + 0.75, y: 0.75, w: figure.width - MARGIN - 1.5, h: dialogHeight(figure, locale)};
  scene.rect(frame, 'd-paper d-window', 5);
  drawTitle(scene, frame, say(figure.window, locale));
  const pen: Pen = {
    scene,
    locale,
    left: MARGIN + INNER,
    right: figure.width - INNER,
    labelWidth: figure.labelWidth ?? LABEL_WIDTH,
    y: TITLE_HEIGHT + 16,
  };
  for (const row of figure.rows) drawRow(pen, row);
  drawButtonRow(pen, figure.buttons, frame);
  scene.height = frame.h + 1;
  return scene;
}

/** Every number of a call-out must have a line in the legend, and the other way round. */
function checkCalls({rows, buttons, legend = []}: DialogFigure): void {
  const calls = [...rows.flatMap(callsOfRow), ...buttons.map((button) => button.call)]
    .filter((call) => call !== undefined)
    .sort((a, b) => a - b);
  const expected = legend.map((_text, index) => index + 1);
  if (calls.join() !== expected.join()) {
    throw new Error(`Call-outs ${calls.join(', ')} do not match the legend's ${expected.join(', ')}`);
  }
}

function callsOfRow(row: DialogRow): (number | undefined)[] {
  if (row.row === 'list') {
    return [...row.items.map((item) => item.call), ...(row.buttons ?? []).map((button) => button.call)];
  }
  if (row.row === 'buttons') return [row.call, ...row.buttons.map((button) => button.call)];
  return 'call' in row ? [row.call] : [];
}

function dialogHeight(figure: DialogFigure, locale: Locale): number {
  const rows = figure.rows.reduce((sum, row) => sum + rowHeight(row, figure, locale), 0);
  const foot = figure.buttons.length > 0 ? BUTTON.height + 33 : 0;
  return TITLE_HEIGHT + 16 + rows + 6 + foot;
}

function rowHeight(row: DialogRow, figure: DialogFigure, locale: Locale): number {
  switch (row.row) {
    case 'field':
      return FIELD.pitch;
    case 'rule':
      return 22;
    case 'tabs':
    case 'buttons':
      return 44;
    case 'text':
      return textLines(row, figure.width - MARGIN - 2 * INNER, locale).length * 18 + 12;
    case 'list':
      return Math.max(row.items.length * LIST_ROW, (row.buttons ?? []).length * 40 - 8) + 12;
  }
}

function textLines(row: Extract<DialogRow, {row: 'text'}>, width: number, locale: Locale): string[] {
  return wrap(say(row.text, locale), 'text', width - (row.icon ? ICON_SIZE + 8 : 0));
}

function drawTitle(scene: Scene, frame: Rect, title: string): void {
  const bar = {x: frame.x, y: frame.y, w: frame.w - 40, h: TITLE_HEIGHT};
  scene.region('title bar', bar);
  scene.text(title, 'strong', {x: MARGIN + INNER, y: 27}, {box: 'title bar'});
  scene.path(`M${MARGIN + 1} ${TITLE_HEIGHT + 0.5}h${frame.w - 1}`, 'd-rule');
  scene.path('m0 0 10 10m0-10-10 10', 'd-line', {x: frame.x + frame.w - 30, y: 16});
}

function drawRow(pen: Pen, row: DialogRow): void {
  switch (row.row) {
    case 'field':
      drawFieldRow(pen, row);
      break;
    case 'rule':
      pen.scene.path(`M${pen.left} ${pen.y + 5.5}H${pen.right}`, 'd-rule');
      pen.y += 22;
      break;
    case 'tabs':
      drawTabs(pen, row);
      break;
    case 'text':
      drawTextRow(pen, row);
      break;
    case 'list':
      drawList(pen, row);
      break;
    case 'buttons':
      drawButtons(pen, row);
      break;
  }
}

function drawButtons(pen: Pen, row: Extract<DialogRow, {row: 'buttons'}>): void {
  let x = pen.left;
  for (const button of row.buttons) {
    const width = buttonWidth(say(button.label, pen.locale));
    drawButton(pen, button, {x, y: pen.y, w: width, h: BUTTON.height});
    x += width + BUTTON.gap;
  }
  if (row.call !== undefined) drawCall(pen.scene, row.call, pen.y + BUTTON.height / 2, pen.left - 6);
  pen.y += 44;
}

function drawFieldRow(pen: Pen, row: Extract<DialogRow, {row: 'field'}>): void {
  const label = say(row.label, pen.locale);
  const baseline = pen.y + 19;
  const fieldX = pen.left + pen.labelWidth;
  placeLabel(pen, label, {x: pen.left, y: pen.y, w: pen.labelWidth - 8, h: FIELD.height});
  let right = pen.right;
  if (row.button !== undefined) {
    const width = buttonWidth(say(row.button, pen.locale));
    drawButton(pen, {label: row.button}, {x: right - width, y: pen.y, w: width, h: FIELD.height});
    right -= width + BUTTON.gap;
  }
  if (row.short) right = drawShort(pen, row.short, right);
  const field = {x: fieldX, y: pen.y, w: right - fieldX, h: FIELD.height};
  drawField(pen, field, say(row.value, pen.locale), row.mono ? 'mono' : 'text');
  if (row.select) pen.scene.path('m0 0 5 5 5-5', 'd-line', {x: field.x + field.w - 20, y: pen.y + 11});
  if (row.call !== undefined) drawCall(pen.scene, row.call, baseline - 5, pen.left - 6);
  pen.y += FIELD.pitch;
}

function drawShort(pen: Pen, short: {readonly label: Text; readonly value: Text}, right: number): number {
  const label = say(short.label, pen.locale);
  const value = say(short.value, pen.locale);
  const width = 70;
  drawField(pen, {x: right - width, y: pen.y, w: width, h: FIELD.height}, value, 'mono');
  const labelWidth = measure(label, 'small') + 2;
  const x = right - width - 12 - labelWidth;
  placeLabel(pen, label, {x, y: pen.y, w: labelWidth, h: FIELD.height});
  return x - 16;
}

function placeLabel(pen: Pen, label: string, rect: Rect): void {
  const box = `label ${label}`;
  pen.scene.region(box, rect);
  pen.scene.text(label, 'small', {x: rect.x, y: rect.y + 19}, {box});
}

function drawField(pen: Pen, rect: Rect, value: string, style: StyleName): void {
  const box = `field ${value} ${number(rect.y)}`;
  pen.scene.box(box, rect, 'd-field');
  if (value !== '') pen.scene.text(value, style, {x: rect.x + 10, y: rect.y + 19}, {box});
}

function drawTextRow(pen: Pen, row: Extract<DialogRow, {row: 'text'}>): void {
  const indent = row.icon ? ICON_SIZE + 8 : 0;
  const lines = textLines(row, pen.right - pen.left, pen.locale);
  if (row.icon) drawIcon(pen.scene, row.icon, pen.left, pen.y + 1);
  const box = `text ${lines[0]}`;
  pen.scene.region(box, {x: pen.left, y: pen.y, w: pen.right - pen.left, h: lines.length * 18});
  lines.forEach((line, index) => {
    pen.scene.text(line, 'text', {x: pen.left + indent, y: pen.y + 14 + index * 18}, {box});
  });
  if (row.call !== undefined) drawCall(pen.scene, row.call, pen.y + 9, pen.left - 6);
  pen.y += lines.length * 18 + 12;
}

function drawTabs(pen: Pen, row: Extract<DialogRow, {row: 'tabs'}>): void {
  let x = pen.left;
  const bottom = pen.y + 28;
  pen.scene.path(`M${pen.left} ${bottom + 0.5}H${pen.right}`, 'd-rule');
  row.tabs.forEach((tab, index) => {
    const label = say(tab, pen.locale);
    const selected = index === row.selected;
    const style = selected ? 'strong' : 'text';
    const width = measure(label, style) + 24;
    const box = `tab ${label}`;
    pen.scene.region(box, {x, y: pen.y - 4, w: width, h: 32});
    pen.scene.text(label, style, {x: x + 12, y: pen.y + 16}, {box});
    if (selected) pen.scene.path(`M${number(x)} ${bottom}h${number(width)}`, 'd-tab');
    x += width;
  });
  if (row.call !== undefined) drawCall(pen.scene, row.call, pen.y + 11, pen.left - 6);
  pen.y += 44;
}

function drawList(pen: Pen, row: Extract<DialogRow, {row: 'list'}>): void {
  const buttons = row.buttons ?? [];
  const buttonsWidth = Math.max(0, ...buttons.map((button) => buttonWidth(say(button.label, pen.locale))));
  const width = pen.right - pen.left - (buttonsWidth > 0 ? buttonsWidth + 16 : 0);
  const height = Math.max(row.items.length * LIST_ROW, buttons.length * 40 - 8);
  pen.scene.rect({x: pen.left, y: pen.y, w: width, h: height}, 'd-field', 2);
  row.items.forEach((item, index) => {
    const rect = {x: pen.left, y: pen.y + index * LIST_ROW, w: width, h: LIST_ROW};
    drawListItem(pen, item, rect);
    if (index > 0) pen.scene.path(`M${rect.x} ${rect.y + 0.5}h${rect.w}`, 'd-rule');
    if (item.call !== undefined) drawCall(pen.scene, item.call, rect.y + 15, pen.left - 2);
  });
  buttons.forEach((button, index) => {
    drawButton(pen, button, {
      x: pen.right - buttonsWidth,
      y: pen.y + index * 40,
      w: buttonsWidth,
      h: BUTTON.height,
    });
  });
  pen.y += height + 12;
}

function drawListItem(
  pen: Pen,
  item: Extract<DialogRow, {row: 'list'}>['items'][number],
  rect: Rect,
): void {
  const text = say(item.text, pen.locale);
  if (text === '') return;
  const box = `item ${text}`;
  pen.scene.region(box, rect);
  if (item.selected) {
    pen.scene.rect({x: rect.x + 0.5, y: rect.y + 0.5, w: rect.w - 1, h: rect.h - 1}, 'd-selected');
  }
  let x = rect.x + 10;
  if (item.checked !== undefined) {
    pen.scene.rect({x: x + 0.5, y: rect.y + 8.5, w: 13, h: 13}, 'd-field', 2);
    if (item.checked) pen.scene.path('m0 0 3 3.5 5.500-7', 'd-line', {x: x + 3, y: rect.y + 15});
    x += 24;
  }
  if (item.icon) {
    drawIcon(pen.scene, item.icon, x, rect.y + 7);
    x += ICON_SIZE + 8;
  }
  pen.scene.text(text, 'text', {x, y: rect.y + 20}, {box});
  if (item.side !== undefined) {
    const side = say(item.side, pen.locale);
    pen.scene.text(side, 'small', {x: rect.x + rect.w - 10, y: rect.y + 20}, {box, anchor: 'end'});
  }
}

function drawButtonRow(pen: Pen, buttons: readonly DialogButton[], frame: Rect): void {
  if (buttons.length === 0) return;
  const top = frame.h + frame.y - BUTTON.height - 16;
  pen.scene.path(`M${MARGIN + 1} ${number(top - 16.5)}h${frame.w - 1}`, 'd-rule');
  let left = pen.left;
  for (const button of buttons.filter((candidate) => candidate.side === 'left')) {
    const width = buttonWidth(say(button.label, pen.locale));
    drawButton(pen, button, {x: left, y: top, w: width, h: BUTTON.height});
    left += width + BUTTON.gap;
  }
  let right = pen.right;
  for (const button of buttons.filter((candidate) => candidate.side !== 'left').reverse()) {
    const width = buttonWidth(say(button.label, pen.locale));
    drawButton(pen, button, {x: right - width, y: top, w: width, h: BUTTON.height});
    right -= width + BUTTON.gap;
  }
}

function buttonWidth(label: string): number {
  return Math.max(BUTTON.least, Math.ceil(measure(label, 'button') + 2 * BUTTON.pad));
}

function drawButton(pen: Pen, button: DialogButton, rect: Rect): void {
  const label = say(button.label, pen.locale);
  const primary = button.tone === 'primary';
  const box = `button ${label} ${number(rect.y)}`;
  pen.scene.box(box, rect, primary ? 'd-go' : 'd-field');
  const baseline = rect.y + rect.h / 2 + 5;
  pen.scene.text(label, primary ? 'button' : 'text', {x: rect.x + rect.w / 2, y: baseline}, {anchor: 'middle', box});
  if (button.call === undefined) return;
  pen.scene.rect({x: rect.x - 4, y: rect.y - 4, w: rect.w + 8, h: rect.h + 8}, 'd-callring', 2);
  drawCallTo(pen, button.call, rect);
}

/** A call-out to a button: level with it when nothing lies between, otherwise on the ring itself. */
function drawCallTo(pen: Pen, call: number, rect: Rect): void {
  const y = rect.y + rect.h / 2;
  if (rect.x <= pen.left + 1) drawCall(pen.scene, call, y, rect.x - 5);
  else drawBadge(pen.scene, call, rect.x + rect.w + 4, rect.y - 4);
}

function drawCall(scene: Scene, call: number, y: number, to: number): void {
  scene.path(`M${CALL.x + CALL.r} ${number(y)}H${number(to)}`, 'd-lead');
  drawBadge(scene, call, CALL.x, y);
}

function drawBadge(scene: Scene, call: number, x: number, y: number): void {
  scene.circle(x, y, CALL.r, 'd-call');
  const box = `call ${call}`;
  scene.region(box, {x: x - CALL.r, y: y - CALL.r, w: 2 * CALL.r, h: 2 * CALL.r});
  scene.text(String(call), 'call', {x, y: y + 4.5}, {anchor: 'middle', box});
}
