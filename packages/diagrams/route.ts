/** Arrows that run along the grid: straight, with one turn, or with two. */
import type {FlowEdge, Side} from './schema';
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

const isHorizontal = (side: Side): boolean => side === 'left' || side === 'right';

/** @param along place on the side, 0–1 from left to right or from top to bottom */
export function portOn({x, y, w, h}: Rect, side: Side, along: number): Port {
  const isFar = side === 'right' || side === 'bottom' ? 1 : 0;
  const point = isHorizontal(side) ? {x: x + w * isFar, y: y + h * along} : {x: x + w * along, y: y + h * isFar};
  return {side, point};
}

const turnedSide: Record<Side, Side> = {left: 'top', top: 'left', right: 'bottom', bottom: 'right'};
/** With x for y, so that what holds for columns holds for rows. */
const turned = ({x, y}: Point): Point => ({x: y, y: x});
const turnedPort = ({side, point}: Port): Port => ({side: turnedSide[side], point: turned(point)});

/**
 * @param reach how far a line that leaves and enters on the same side goes out
 * @returns the corners from port to port
 */
export function route(from: Port, to: Port, reach = 20): Point[] {
  if (!isHorizontal(from.side)) {
    return route(turnedPort(from), turnedPort(to), reach).map(turned);
  }
  const [a, b] = [from.point, to.point];
  if (!isHorizontal(to.side)) return [a, {x: b.x, y: a.y}, b];
  if (from.side !== to.side && Math.abs(a.y - b.y) < 1) return [a, {x: b.x, y: a.y}];
  const x = from.side === to.side ? outside(from, to, reach) : (a.x + b.x) / 2;
  return [a, {x, y: a.y}, {x, y: b.y}, b];
}

/** Where a line that leaves and enters on the same side runs back. */
function outside({side, point}: Port, to: Port, reach: number): number {
  return side === 'right' ? Math.max(point.x, to.point.x) + reach : Math.min(point.x, to.point.x) - reach;
}

/**
 * Draws a line through the corners, with heads that end on the boxes.
 *
 * @param name of the arrow in faults
 */
export function drawArrow(scene: Scene, corners: readonly Point[], name: string, heads: FlowEdge['heads']): void {
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
  const parts = points.slice(1).map((b, index) => {
    const a = points[index]!;
    const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    return {a, b, horizontal: down < 1, length: across + down};
  });
  return parts.reduce((best, part) => (part.length > best.length ? part : best));
}
