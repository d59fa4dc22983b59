import {layerTables} from './layers';
import type {Layers, Size} from './layers';
import {margin, rowBaseline, sizeOf, tableGap} from './measures';
import type {ErModel, ErRelation, ErTable} from './model';
import {branchesOf, orderLanes} from './nets';
import type {Branch, Net, Port} from './nets';

const laneWidth = 9;
/** Space for the marks at either side of a channel. */
const markSpace = 16;

export interface PlacedRow {
  readonly key: 'PK' | 'FK' | 'UQ';
  readonly text: string;
  /** Baseline. */
  readonly y: number;
}

export interface PlacedTable {
  readonly name: string;
  readonly fact: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PlacedRow[];
}

export interface ErDrawing {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly PlacedTable[];
  /** SVG path data: all lines, with the marks for one and many. */
  readonly lines: string;
  /** Places where a line branches, `[x, y]`. */
  readonly joints: readonly (readonly [number, number])[];
}

/** A foreign key to a shared table carries a sign, one that leaves the model the table's name. */
function rowTexts(table: ErTable, model: ErModel): string[] {
  const inModel = new Set(model.tables.map(({name}) => name));
  return table.rows.map(({name, references}) => {
    if (references === undefined || (inModel.has(references) && !model.shared.includes(references))) {
      return name;
    }
    return model.shared.includes(references) ? `${name} ↗` : `${name} → ${references}`;
  });
}

interface Box extends Size {
  readonly table: ErTable;
  readonly x: number;
  readonly y: number;
}

const keyHeight = (box: Box) => box.y + rowBaseline(0) - 4;

function columnHeight(box: Box, column: string): number {
  return box.y + rowBaseline(box.table.rows.findIndex(({name}) => name === column)) - 4;
}

/** Left edges of the layers, wide enough apart for the lanes between them. */
function layerEdges(widths: readonly number[], lanesPerChannel: readonly number[]): number[] {
  const edges = [margin];
  widths.slice(0, -1).forEach((width, index) => {
    edges.push((edges[index] ?? 0) + width + 2 * markSpace + Math.max(1, lanesPerChannel[index] ?? 0) * laneWidth);
  });
  return edges;
}

/** Shared tables stand in a row above the rest; they have no lines. */
function placeShared(model: ErModel, sizes: ReadonlyMap<string, Size>): Box[] {
  let x = margin;
  return model.tables
    .filter(({name}) => model.shared.includes(name))
    .map((table) => {
      const size = sizes.get(table.name) as Size;
      const box = {table, x, y: margin, ...size};
      x += size.width + tableGap;
      return box;
    });
}

/** One net per parent, with heights already shifted to the drawing. */
function netsOf(model: ErModel, boxes: ReadonlyMap<string, Box>, layers: Layers, shift: number): Net[] {
  const relations = model.relations.filter(({drawn, parent, child}) => drawn && parent !== child);
  const parents = [...new Set(relations.map(({parent}) => parent))];
  const port = (name: string, y: number): Port => ({layer: layers.layer.get(name) ?? 0, y});
  return parents.map((parent) => {
    const parentBox = boxes.get(parent) as Box;
    return {
      from: port(parent, keyHeight(parentBox)),
      to: relations
        .filter((relation) => relation.parent === parent)
        .map(({child, column}) => port(child, columnHeight(boxes.get(child) as Box, column))),
      passage: (layer) => (layers.passage(parent, layer) ?? keyHeight(parentBox) - shift) + shift,
    };
  });
}

/** Stroke across the line at the parent (one) and crow's foot at the child (many). */
const oneMark = (x: number, y: number) => `M${x + 8} ${y - 6}v12`;
const manyMark = (x: number, y: number) => `M${x} ${y - 6}l-12 6 12 6`;

/** A table that points at itself: a loop on its right side, from the key to the column. */
function selfLine(box: Box, {column}: ErRelation): string {
  const x = box.x + box.width;
  const y = columnHeight(box, column);
  return `M${x} ${keyHeight(box)}h${markSpace - 1}V${y}h${1 - markSpace}${oneMark(x, keyHeight(box))}M${x} ${y - 6}l12 6-12 6`;
}

interface Edges {
  readonly left: readonly number[];
  readonly widths: readonly number[];
}

/** The strokes of one branch in its lane. */
function drawBranch(
  {net, channel, entry, exits}: Branch,
  lane: number,
  {left, widths}: Edges,
): {path: string; joints: [number, number][]} {
  const right = (left[channel] ?? 0) + (widths[channel] ?? 0);
  const x = right + markSpace + lane * laneWidth;
  const heights = [entry, ...exits.map(({y}) => y)];
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const fromParent = channel === net.from.layer;
  const start = fromParent ? right : (left[channel] ?? 0);
  const ends = exits.map(
    ({y, toChild}) => `M${x} ${y}H${left[channel + 1]}${toChild ? manyMark(left[channel + 1] ?? 0, y) : ''}`,
  );
  return {
    path: `M${start} ${entry}H${x}M${x} ${top}V${bottom}${ends.join('')}${fromParent ? oneMark(right, entry) : ''}`,
    joints: heights.filter((y, index) => y > top && y < bottom && heights.indexOf(y) === index).map((y) => [x, y]),
  };
}

/** Where everything in the diagram of a model stands. */
export function layoutModel(model: ErModel): ErDrawing {
  const texts = new Map(model.tables.map((table) => [table.name, rowTexts(table, model)]));
  const sizes = new Map(model.tables.map((table) => [table.name, sizeOf(table, texts.get(table.name) ?? [])]));
  const layers = layerTables(model, sizes, tableGap);
  const shared = placeShared(model, sizes);
  const shift = margin + Math.max(0, ...shared.map(({height}) => height + tableGap + 14));

  const inLayers = model.tables.filter(({name}) => layers.layer.has(name));
  const layerCount = Math.max(...layers.layer.values()) + 1;
  const widths = Array.from({length: layerCount}, (_, layer) =>
    Math.max(
      ...inLayers.filter(({name}) => layers.layer.get(name) === layer).map(({name}) => sizes.get(name)?.width ?? 0),
    ),
  );
  const boxAt = (table: ErTable, left: readonly number[]): Box => {
    const layer = layers.layer.get(table.name) ?? 0;
    const height = sizes.get(table.name)?.height ?? 0;
    return {
      table,
      height,
      width: widths[layer] ?? 0,
      x: left[layer] ?? 0,
      y: Math.round((layers.centre.get(table.name) ?? 0) - height / 2) + shift,
    };
  };

  // Heights do not depend on the horizontal places, so the lanes can be counted before those are known.
  const provisional = new Map(inLayers.map((table) => [table.name, boxAt(table, [])]));
  const branches = netsOf(model, provisional, layers, shift).flatMap(branchesOf);
  const lanes = Array.from({length: layerCount}, (_, channel) =>
    orderLanes(branches.filter((branch) => branch.channel === channel)),
  );
  const left = layerEdges(
    widths,
    lanes.map(({length}) => length),
  );
  const boxes = [...shared, ...inLayers.map((table) => boxAt(table, left))];

  const drawn = lanes.flatMap((channel) => channel.map((branch, lane) => drawBranch(branch, lane, {left, widths})));
  const loops = model.relations
    .filter(({drawn: isDrawn, parent, child}) => isDrawn && parent === child)
    .map((relation) => selfLine(boxes.find(({table}) => table.name === relation.child) as Box, relation));
  return {
    width: Math.max(...boxes.map(({x, width}) => x + width)) + margin,
    height: Math.max(...boxes.map(({y, height}) => y + height)) + margin,
    tables: boxes.map(({table, x, y, width, height}) => ({
      name: table.name,
      fact: table.fact,
      x,
      y,
      width,
      height,
      rows: table.rows.map(({key}, index) => ({
        key,
        text: texts.get(table.name)?.[index] ?? '',
        y: y + rowBaseline(index),
      })),
    })),
    lines: [...drawn.map(({path}) => path), ...loops].join(''),
    joints: drawn.flatMap(({joints}) => joints),
  };
}
