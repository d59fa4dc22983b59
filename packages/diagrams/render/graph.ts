/** Draws placed boxes, frames round them, and the arrows between them. */
import {say, type FlowEdge, type FlowFigure, type FlowNode, type Locale, type Side, type Zone} from '../schema';
import {drawCard} from '../card';
import {STYLES, wrapEvenly} from '../measure';
import {drawArrow, facingSides, longestPart, portOn, route, type Port} from '../route';
import type {Point, Rect, Scene} from '../scene';

/** Space between a zone's frame and its boxes; more above, for the name. */
export const ZONE = {side: 14, top: 32, bottom: 14} as const;
/** Nearest that a line comes to a corner of a box when it is moved to run straight. */
const CORNER = 8;
/** Width of a label beside a vertical line, unless the definition says another. */
const BESIDE = 150;

type Places = ReadonlyMap<string, Rect>;

export function drawGraph(scene: Scene, {nodes, edges, zones = []}: FlowFigure, places: Places, locale: Locale): void {
  for (const zone of zones) drawZone(scene, zone, places, locale);
  const ends = connect(edges, places);
  edges.forEach((edge, index) => drawEdge(scene, edge, ends[index]!, locale));
  for (const node of nodes) drawNode(scene, node, places.get(node.id)!, locale);
}

function drawZone(scene: Scene, zone: Zone, places: Places, locale: Locale): void {
  const rects = zone.around.map((id) => places.get(id)!);
  const left = Math.min(...rects.map((rect) => rect.x)) - ZONE.side;
  const right = Math.max(...rects.map((rect) => rect.x + rect.w)) + ZONE.side;
  const top = Math.min(...rects.map((rect) => rect.y)) - ZONE.top;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h)) + ZONE.bottom;
  const name = say(zone.label, locale);
  const rect = {x: left, y: top, w: right - left, h: bottom - top};
  scene.rect(rect, 'd-zone', 4);
  scene.region(`zone ${name}`, rect);
  scene.text(name, 'zone', {x: left + 14, y: top + 21}, {box: `zone ${name}`});
}

function drawNode(scene: Scene, node: FlowNode, rect: Rect, locale: Locale): void {
  scene.box(node.id, rect, node.tone ? `d-${node.tone}` : 'd-paper');
  // The active cell of a sheet: the handle at the lower right says "here".
  if (node.tone === 'here') {
    scene.rect({x: rect.x + rect.w - 4, y: rect.y + rect.h - 4, w: 8, h: 8}, 'd-handle');
  }
  drawCard(scene, node, rect, {locale, box: node.id});
}

interface Ends {
  from: Port;
  to: Port;
}

interface Attachment {
  readonly edge: number;
  readonly end: 'from' | 'to';
  readonly node: string;
  readonly side: Side;
  readonly other: Rect;
}

/** Gives every line its place on the sides of its two boxes. */
function connect(edges: readonly FlowEdge[], places: Places): Ends[] {
  const attachments = edges.flatMap((edge, index): Attachment[] => {
    const a = places.get(edge.from)!;
    const b = places.get(edge.to)!;
    const [out, into] = facingSides(a, b);
    return [
      {edge: index, end: 'from', node: edge.from, side: edge.out ?? out, other: b},
      {edge: index, end: 'to', node: edge.to, side: edge.in ?? into, other: a},
    ];
  });
  const ends = edges.map((): Partial<Ends> => ({}));
  const alone = new Set<string>();
  for (const group of bySide(attachments)) {
    const {node, side} = group[0]!;
    // Lines that part from one side leave it as one trunk.
    const trunk = group.every(({edge, end}) => end === 'from' && edges[edge]!.heads !== 'both');
    group.forEach((attachment, place) => {
      const along = trunk ? 0.5 : (place + 1) / (group.length + 1);
      ends[attachment.edge]![attachment.end] = portOn(places.get(node)!, side, along);
      if (group.length === 1) alone.add(`${attachment.edge} ${attachment.end}`);
    });
  }
  return ends.map((pair, index) =>
    straighten(pair as Ends, places.get(edges[index]!.from)!, places.get(edges[index]!.to)!, {
      from: alone.has(`${index} from`),
      to: alone.has(`${index} to`),
    }),
  );
}

function bySide(attachments: readonly Attachment[]): Attachment[][] {
  const groups = new Map<string, Attachment[]>();
  for (const attachment of attachments) {
    const key = `${attachment.node} ${attachment.side}`;
    groups.set(key, [...(groups.get(key) ?? []), attachment]);
  }
  return [...groups.values()].map((group) =>
    group.sort((a, b) => {
      const horizontal = a.side === 'top' || a.side === 'bottom';
      return horizontal ? middle(a.other).x - middle(b.other).x : middle(a.other).y - middle(b.other).y;
    }),
  );
}

function middle(rect: Rect): Point {
  return {x: rect.x + rect.w / 2, y: rect.y + rect.h / 2};
}

/** Moves one port level with the other, where that makes the line straight and the other is alone. */
function straighten(ends: Ends, a: Rect, b: Rect, alone: {from: boolean; to: boolean}): Ends {
  const {from, to} = ends;
  if (from.side === to.side) return ends;
  const rows = from.side === 'left' || from.side === 'right';
  if (rows !== (to.side === 'left' || to.side === 'right')) return ends;
  const axis = rows ? 'y' : 'x';
  const within = (value: number, rect: Rect): boolean => {
    const [start, length] = rows ? [rect.y, rect.h] : [rect.x, rect.w];
    return value >= start + CORNER && value <= start + length - CORNER;
  };
  const move = (port: Port, value: number): Port => ({...port, point: {...port.point, [axis]: value}});
  if (alone.to && within(to.point[axis], a)) return {to, from: move(from, to.point[axis])};
  if (alone.from && within(from.point[axis], b)) return {from, to: move(to, from.point[axis])};
  return ends;
}

function drawEdge(scene: Scene, edge: FlowEdge, {from, to}: Ends, locale: Locale): void {
  const corners = route(from, to, edge.reach);
  drawArrow(scene, corners, `${edge.from} > ${edge.to}`, edge.heads);
  if (edge.label !== undefined) drawLabel(scene, edge, corners, say(edge.label, locale));
}

function drawLabel(scene: Scene, edge: FlowEdge, corners: readonly Point[], label: string): void {
  const {a, b, horizontal} = longestPart(corners);
  const length = Math.abs(a.x - b.x);
  const lines = wrapEvenly(label, 'label', edge.labelWidth ?? (horizontal ? Math.max(length - 8, 40) : BESIDE));
  const side = edge.labelSide ?? (horizontal ? 'top' : 'right');
  const height = lines.length * STYLES.label.lineHeight;
  const centre = {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
  lines.forEach((line, index) => {
    const offset = index * STYLES.label.lineHeight;
    if (horizontal) {
      const first = side === 'bottom' ? centre.y + 17 : centre.y - height + 9;
      scene.text(line, 'label', {x: centre.x, y: first + offset}, {anchor: 'middle'});
    } else {
      const x = side === 'left' ? centre.x - 8 : centre.x + 8;
      const anchor = side === 'left' ? 'end' : 'start';
      scene.text(line, 'label', {x, y: centre.y - height / 2 + 12 + offset}, {anchor});
    }
  });
}
