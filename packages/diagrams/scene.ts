/**
 * A drawing: its shapes as SVG, in classes and without styles, with what is to be known of them
 * (which box a text must stay in, which boxes may not overlap).
 */
import {escapeHtml} from '../common/client';
import {measure, STYLES, type StyleName} from './measure';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that text belongs to; solid boxes may not overlap one another. */
export interface Box extends Rect {
  readonly name: string;
  readonly solid: boolean;
}

/** Part of a text's width that stands before its anchor. */
const BEFORE = {start: 0, middle: 0.5, end: 1} as const;

/** At most one decimal: the figures are on a half-pixel grid. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An element. @param attributes numbers are rounded; what is undefined is left out */
function shape(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`);
  const start = `<${name}${written.join('')}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

export class Scene {
  readonly shapes: string[] = [];
  readonly boxes: Box[] = [];
  /** Each with the name of the box that it must stay in; undefined for words that stand free. */
  readonly texts: (Rect & {readonly text: string; readonly box?: string})[] = [];
  /** Lines of the arrows, for the test that none runs through a box. */
  readonly lines: {readonly points: readonly Point[]; readonly name: string}[] = [];
  /** Bottom of the lowest shape. */
  height = 0;
  /** Top of the highest shape; negative when a line runs above the first box. */
  top = 0;

  constructor(readonly width: number) {}

  /** Adds a rectangle that is only drawn. */
  rect(rect: Rect, className: string, rx?: number): void {
    const {x, y, w, h} = rect;
    this.shapes.push(shape('rect', {class: className, x, y, width: w, height: h, rx}));
    this.grow(rect.y + rect.h);
  }

  /** Adds a rectangle that holds text and that no other box may overlap. */
  box(name: string, rect: Rect, className: string, rx = 2): void {
    this.rect(rect, className, rx);
    this.boxes.push({name, ...rect, solid: true});
  }

  /** Registers a region that text must stay in, without drawing it. */
  region(name: string, rect: Rect): void {
    this.boxes.push({name, ...rect, solid: false});
  }

  /** @param at where the path's own origin lies in the figure */
  path(d: string, className: string, at?: Point): void {
    const transform = at && `translate(${number(at.x)} ${number(at.y)})`;
    this.shapes.push(shape('path', {class: className, d, transform}));
  }

  /**
   * @param x the text's anchor, `y` its baseline
   * @param box name of the box it must stay in
   */
  text(
    text: string,
    style: StyleName,
    {x, y}: Point,
    {anchor = 'start', box}: {anchor?: 'start' | 'middle' | 'end'; box?: string} = {},
  ): void {
    const {size, className} = STYLES[style];
    const place = {class: className, x, y, 'text-anchor': anchor === 'start' ? undefined : anchor};
    this.shapes.push(shape('text', place, escapeHtml(text)));
    const w = measure(text, style);
    this.texts.push({text, box, x: x - w * BEFORE[anchor], y: y - size * 0.78, w, h: size});
    this.grow(y + size * 0.25);
    this.top = Math.min(this.top, y - size);
  }

  /** Registers the corners of an arrow. */
  line(points: readonly Point[], name: string): void {
    this.lines.push({points, name});
    for (const {y} of points) {
      this.grow(y + 1);
      this.top = Math.min(this.top, y - 1);
    }
  }

  private grow(bottom: number): void {
    this.height = Math.max(this.height, bottom);
  }
}

/** Room for half of the outermost line. */
const EDGE = 1;

/**
 * @param id unique in the page
 * @param names what a reader who cannot see the picture is told
 * @returns the SVG source, safe to put into HTML as it is
 */
export function toSvg(scene: Scene, id: string, {title, description}: Record<'title' | 'description', string>): string {
  const width = number(scene.width);
  const top = Math.floor(scene.top);
  const height = number(Math.ceil(scene.height) + EDGE - top);
  return (
    `<svg class="d-fig d-wide" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d" focusable="false">` +
    `<title id="${id}-t">${escapeHtml(title)}</title><desc id="${id}-d">${escapeHtml(description)}</desc>` +
    `${scene.shapes.join('')}</svg>`
  );
}
