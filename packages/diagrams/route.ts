/** Arrows that run along the grid: straight, with one turn, or with two. */
import type {Side} from './schema';
import {number, type Point, type Rect, type Scene} from './scene';

const HEAD = 7;
/** Radius of a turn. */
const TURN = 4;

export interface Port {
  readonly side: Side;
  readonly point: Point;
}

/** Sides on which a line leaves `a` and enters `b`, from where they lie. */
export function facingSides(a: Rect, b: Rect): [Side, Side] {
  if (b.x >= a.x + a.w) return ['right', 'left'];
  if (b.x + b.w <= a.x) return ['left', 'right'];
  return b.y >= a.y + a.h ? ['bottom', 'top'] : ['top', 'bottom'];
}

/** @param along place on the side, 0–1 from left to right or from top to bottom */
export function portOn(rect: Rect, side: Side, along: number): Port {
  const x = rect.x + rect.w * along;
  const y = rect.y + rect.h * along;
  switch (side) {
    case 'left':
      return {side, point: {x: rect.x, y}};
    case 'right':
      return {side, point: {x: rect.x + rect.w, y}};
    case 'top':
      return {side, point: {x, y: rect.y}};
    case 'bottom':
      return {side, point: {x, y: rect.y + rect.h}};
  }
}

const isHorizontal = (side: Side): boolean => side === 'left' || side === 'right';
const OUTWARD: Record<Side, Point> = {
  left: {x: -1, y: 0},
  right: {x: 1, y: 0},
  top: {x: 0, y: -1},
  bottom: {x: 0, y: 1},
};

/**
 * @param reach how far a line that leaves and enters on the same side goes out
 * @returns the corners from port to port
 */
export function route(from: Port, to: Port, reach = 20): Point[] {
  const a = from.point;
  const b = to.point;
  if (from.side === to.side) return roundTrip(from, to, reach);
  if (isHorizontal(from.side) !== isHorizontal(to.side)) {
    const corner = isHorizontal(from.side) ? {x: b.x, y: a.y} : {x: a.x, y: b.y};
    return [a, corner, b];
  }
  if (isHorizontal(from.side)) {
    if (Math.abs(a.y - b.y) < 1) return [a, {x: b.x, y: a.y}];
    const x = a.x + (b.x - a.x) / 2;
    return [a, {x, y: a.y}, {x, y: b.y}, b];
  }
  if (Math.abs(a.x - b.x) < 1) return [a, {x: a.x, y: b.y}];
  const y = a.y + (b.y - a.y) / 2;
  return [a, {x: a.x, y}, {x: b.x, y}, b];
}

function roundTrip(from: Port, to: Port, reach: number): Point[] {
  const out = OUTWARD[from.side];
  if (isHorizontal(from.side)) {
    const edge = out.x > 0 ? Math.max(from.point.x, to.point.x) : Math.min(from.point.x, to.point.x);
    const x = edge + out.x * reach;
    return [from.point, {x, y: from.point.y}, {x, y: to.point.y}, to.point];
  }
  const edge = out.y > 0 ? Math.max(from.point.y, to.point.y) : Math.min(from.point.y, to.point.y);
  const y = edge + out.y * reach;
  return [from.point, {x: from.point.x, y}, {x: to.point.x, y}, to.point];
}

export interface ArrowOptions {
  readonly heads?: 'end' | 'both';
  /** For messages of the tests. */
  readonly name: string;
}

/** Draws a line through the corners, with heads that end on the boxes. */
export function drawArrow(scene: Scene, corners: readonly Point[], {heads = 'end', name}: ArrowOptions): void {
  const points = [...corners];
  scene.line(corners, name);
  points[points.length - 1] = head(scene, corners[corners.length - 2]!, corners[corners.length - 1]!);
  if (heads === 'both') points[0] = head(scene, corners[1]!, corners[0]!);
  scene.path(smooth(points), 'd-line');
}

/** Draws an arrow head at `tip`; returns where the line has to stop. */
function head(scene: Scene, before: Point, tip: Point): Point {
  const dx = Math.sign(Math.round(tip.x - before.x));
  const dy = Math.sign(Math.round(tip.y - before.y));
  const x = tip.x - dx * HEAD;
  const y = tip.y - dy * HEAD;
  const half = HEAD * 0.5;
  scene.path(
    `M${number(tip.x)} ${number(tip.y)}L${number(x - dy * half)} ${number(y - dx * half)}` +
      `L${number(x + dy * half)} ${number(y + dx * half)}z`,
    'd-head',
  );
  return {x, y};
}

/** A path with rounded turns. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let d = `M${number(first!.x)} ${number(first!.y)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const before = index === 0 ? first! : rest[index - 1]!;
    if (!next) {
      d += `L${number(point.x)} ${number(point.y)}`;
      return;
    }
    const enter = towards(point, before);
    const leave = towards(point, next);
    d += `L${number(enter.x)} ${number(enter.y)}Q${number(point.x)} ${number(point.y)} ${number(leave.x)} ${number(leave.y)}`;
  });
  return d;
}

function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const part = length === 0 ? 0 : Math.min(TURN, length / 2) / length;
  return {x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part};
}

/** The longest straight part, where a label has most room. */
export function longestPart(points: readonly Point[]): {a: Point; b: Point; horizontal: boolean} {
  let best = {a: points[0]!, b: points[1]!, horizontal: true};
  let longest = -1;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const a = points[index]!;
    const b = points[index + 1]!;
    const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (length > longest) {
      longest = length;
      best = {a, b, horizontal: Math.abs(a.y - b.y) < 1};
    }
  }
  return best;
}
