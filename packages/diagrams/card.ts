/** The box of flows and states: an optional sign, a title, and lines under it. */
import {say, type CardContent, type Locale} from './schema';
import {ICON_SIZE, iconPath} from './html';
import {STYLES, measure, wrap, type StyleName} from './measure';
import type {Rect, Scene} from './scene';

/** Space between a box's edge and its text. */
export const PAD = {x: 12, y: 10} as const;
const ICON_GAP = 8;
/** Baseline of the first line below the top of its line box. */
const ASCENT = 13.5;

interface SetLine {
  readonly text: string;
  readonly style: StyleName;
  readonly indent: number;
}

/**
 * @param width of the whole box
 * @returns the height the content needs, on the grid of 4
 */
export function cardHeight(content: CardContent, width: number, locale: Locale): number {
  const lines = setLines(content, width, locale);
  const text = lines.reduce((sum, line) => sum + STYLES[line.style].lineHeight, 0);
  return Math.ceil((text + 2 * PAD.y) / 4) * 4;
}

/** Draws the content into `rect`, centred vertically; the box itself is the caller's. */
export function drawCard(
  scene: Scene,
  content: CardContent,
  rect: Rect,
  {locale, box}: {locale: Locale; box: string},
): void {
  const lines = setLines(content, rect.w, locale);
  const height = lines.reduce((sum, line) => sum + STYLES[line.style].lineHeight, 0);
  let top = rect.y + (rect.h - height) / 2;
  if (content.icon) {
    const {d, className} = iconPath(content.icon);
    scene.path(d, className, {x: rect.x + PAD.x, y: top + 1});
  }
  for (const line of lines) {
    const lineHeight = STYLES[line.style].lineHeight;
    const baseline = top + ASCENT - (18 - lineHeight) / 2;
    scene.text(line.text, line.style, {x: rect.x + PAD.x + line.indent, y: baseline}, {box});
    top += lineHeight;
  }
}

function setLines({title, lines = [], icon}: CardContent, width: number, locale: Locale): SetLine[] {
  const indent = icon ? ICON_SIZE + ICON_GAP : 0;
  const room = width - 2 * PAD.x - indent;
  const set: SetLine[] = [];
  if (title !== undefined) {
    for (const text of wrap(say(title, locale), 'strong', room)) set.push({text, style: 'strong', indent});
  }
  for (const line of lines) {
    if (typeof line === 'object' && 'code' in line) {
      set.push({text: fits(say(line.code, locale), room), style: 'mono', indent});
    } else {
      for (const text of wrap(say(line, locale), 'small', room)) set.push({text, style: 'small', indent});
    }
  }
  return set;
}

function fits(code: string, room: number): string {
  if (measure(code, 'mono') > room) {
    throw new Error(`"${code}" is ${Math.ceil(measure(code, 'mono'))} wide and has ${Math.floor(room)}`);
  }
  return code;
}
