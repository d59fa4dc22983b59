/** Numbered steps from top to bottom, in the manner of the pages' own steps. */
import type {LadderFigure, Locale, Rung} from '../../../src/figures/types';
import {cardHeight, drawCard} from '../card';
import {LINE_HEIGHT, measure, wrap} from '../measure';
import {drawArrow} from '../route';
import {Scene, type Rect} from '../scene';
import {say} from '../words';

const LOCALES: readonly Locale[] = ['sv', 'en'];
const GUTTER = 36;
/** Between steps; more where the arrow carries a word or a new part begins. */
const GAP = {plain: 20, word: 32, part: 40} as const;
/** Least space between the steps and the ways out; more when the words on the arrows need it. */
const EXIT_GAP = 64;
/** Left and right of a word on an arrow to a way out. */
const WORD_PAD = 10;
const EDGE = 1;

/** @throws Error when a step or a way out has no room for a word */
export function renderLadder(figure: LadderFigure, locale: Locale): Scene {
  const scene = new Scene(figure.width);
  const hasExits = figure.rungs.some((rung) => rung.exit);
  const stepWidth = figure.stepWidth ?? (hasExits ? figure.width * 0.5 : figure.width - 2 * EDGE);
  let top = EDGE;
  let above: {rung: Rung; rect: Rect} | undefined;
  figure.rungs.forEach((rung, index) => {
    top += spaceAbove(rung, above?.rung);
    const rect = {x: EDGE, y: top, w: stepWidth, h: rungHeight(figure, rung, stepWidth, locale)};
    drawStep(scene, rung, rect, {number: figure.unnumbered ? undefined : index + 1, locale});
    if (rung.exit) drawExit(scene, rung.exit, rect, {index, left: exitLeft(figure, stepWidth), locale});
    if (above) drawDown(scene, above.rung, above.rect, rect, locale);
    if (rung.part) scene.text(say(rung.part, locale), 'zone', {x: GUTTER + EDGE + 12, y: top - 9});
    above = {rung, rect};
    top += rect.h;
  });
  if (figure.end && above) {
    top += spaceAbove({title: ''}, above.rung);
    const rect = {x: EDGE, y: top, w: stepWidth, h: cardHeight(figure.end, stepWidth, locale)};
    scene.box('end', rect, 'd-end');
    drawCard(scene, figure.end, rect, {locale, box: 'end'});
    drawDown(scene, above.rung, above.rect, rect, locale);
  }
  return scene;
}

function spaceAbove(rung: Rung, above: Rung | undefined): number {
  if (rung.part) return above ? GAP.part : 26;
  if (!above) return 0;
  return above.down ? GAP.word : GAP.plain;
}

function rungHeight(figure: LadderFigure, rung: Rung, stepWidth: number, locale: Locale): number {
  const gutter = figure.unnumbered ? 0 : GUTTER;
  const step = cardHeight(rung, stepWidth - gutter, locale);
  if (!rung.exit) return step;
  return Math.max(step, cardHeight(rung.exit, figure.width - EDGE - exitLeft(figure, stepWidth), locale));
}

/** Left edge of the ways out: the same in both languages, so that the figures look alike. */
function exitLeft({rungs}: LadderFigure, stepWidth: number): number {
  const words = rungs.flatMap(({exit}) =>
    exit?.label === undefined ? [] : LOCALES.map((locale) => measure(say(exit.label!, locale), 'label')),
  );
  return EDGE + stepWidth + Math.max(EXIT_GAP, ...words.map((word) => Math.ceil(word) + 2 * WORD_PAD));
}

interface StepPlace {
  readonly number?: number;
  readonly locale: Locale;
}

function drawStep(scene: Scene, rung: Rung, rect: Rect, {number, locale}: StepPlace): void {
  const box = `step ${say(rung.title, locale)}`;
  scene.box(box, rect, 'd-paper');
  if (number === undefined) {
    drawCard(scene, rung, rect, {locale, box});
    return;
  }
  scene.path(
    `M${rect.x + 0.5} ${rect.y + 0.5}h${GUTTER}v${rect.h - 1}h${-GUTTER}z`,
    'd-gutter',
  );
  scene.path(`M${rect.x + GUTTER + 0.5} ${rect.y + 0.5}v${rect.h - 1}`, 'd-rule');
  scene.text(
    String(number),
    'number',
    {x: rect.x + GUTTER / 2, y: rect.y + rect.h / 2 + 5},
    {anchor: 'middle', box},
  );
  drawCard(scene, rung, {...rect, x: rect.x + GUTTER, w: rect.w - GUTTER}, {locale, box});
}

interface ExitPlace {
  readonly index: number;
  readonly left: number;
  readonly locale: Locale;
}

function drawExit(scene: Scene, exit: NonNullable<Rung['exit']>, step: Rect, place: ExitPlace): void {
  const x = place.left;
  const rect = {x, y: step.y, w: scene.width - EDGE - x, h: step.h};
  const box = `exit ${place.index + 1}`;
  scene.box(box, rect, 'd-outside');
  drawCard(scene, exit, rect, {locale: place.locale, box});
  const y = step.y + step.h / 2;
  drawArrow(scene, [{x: step.x + step.w, y}, {x, y}], {name: box});
  if (exit.label !== undefined) {
    const label = say(exit.label, place.locale);
    scene.text(label, 'label', {x: (step.x + step.w + x) / 2 - 3, y: y - 6}, {anchor: 'middle'});
  }
}

function drawDown(scene: Scene, rung: Rung, from: Rect, to: Rect, locale: Locale): void {
  const x = from.x + GUTTER / 2;
  drawArrow(scene, [{x, y: from.y + from.h}, {x, y: to.y}], {name: 'next step'});
  if (rung.down === undefined) return;
  const lines = wrap(say(rung.down, locale), 'label', from.w - GUTTER);
  const centre = (from.y + from.h + to.y) / 2;
  lines.forEach((line, index) => {
    scene.text(line, 'label', {x: x + 10, y: centre + 4 + index * LINE_HEIGHT.label});
  });
}
