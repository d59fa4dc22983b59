/**
 * A drawing before it is written as SVG: plain shapes with what the tests need to know
 * (which box a text must stay in, which boxes may not overlap).
 */
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

export type Shape =
  | (Rect & {readonly shape: 'rect'; readonly className: string; readonly rx?: number})
  | {readonly shape: 'path'; readonly className: string; readonly d: string; readonly at?: Point}
  | {readonly shape: 'circle'; readonly className: string; readonly cx: number; readonly cy: number; readonly r: number}
  | {
      readonly shape: 'text';
      readonly style: StyleName;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
    };

/** A rectangle that text belongs to; solid boxes may not overlap one another. */
export interface Box extends Rect {
  readonly name: string;
  readonly solid: boolean;
}

export interface PlacedText extends Rect {
  readonly text: string;
  /** Name of the box the text must stay in; undefined for words that stand free. */
  readonly box?: string;
}

/** Part of a text's width that stands before its anchor. */
const BEFORE = {start: 0, middle: 0.5, end: 1} as const;

export class Scene {
  readonly shapes: Shape[] = [];
  readonly boxes: Box[] = [];
  readonly texts: PlacedText[] = [];
  /** Lines of the arrows, for the test that none runs through a box. */
  readonly lines: {readonly points: readonly Point[]; readonly name: string}[] = [];
  /** Bottom of the lowest shape. */
  height = 0;
  /** Top of the highest shape; negative when a line runs above the first box. */
  top = 0;

  constructor(readonly width: number) {}

  /** Adds a rectangle that is only drawn. */
  rect(rect: Rect, className: string, rx?: number): void {
    this.shapes.push({shape: 'rect', ...rect, className, rx});
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
    this.shapes.push({shape: 'path', d, className, at});
  }

  circle(cx: number, cy: number, r: number, className: string): void {
    this.shapes.push({shape: 'circle', cx, cy, r, className});
    this.grow(cy + r);
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
    this.shapes.push({shape: 'text', style, text, x, y, anchor});
    const {size} = STYLES[style];
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
