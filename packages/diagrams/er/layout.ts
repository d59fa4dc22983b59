import {layerTables} from './layers';
import type {Layers, Size} from './layers';
import {margin, rowBaseline, sizeOf} from './measures';
import type {ErModel, ErRelation, ErTable} from './model';
import {branchesOf, orderLanes} from './nets';
import type {Branch, Net, Port} from './nets';

const laneWidth = 9;
/** Space for the marks at either side of a channel. */
const markSpace = 16;
/** Between the line of a table that points at itself and the first lane. */
const loopSpace = 5;

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

export interface PlacedLine {
  readonly parent: string;
  readonly child: string;
  /** SVG path data, with the marks for one and many. */
  readonly path: string;
}

export interface ErDrawing {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly PlacedTable[];
  /** One line per relation, from the parent to the child; lines of one parent run together as far as they can. */
  readonly lines: readonly PlacedLine[];
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

/** One net per parent. */
function netsOf(model: ErModel, boxes: ReadonlyMap<string, Box>, layers: Layers): Net[] {
  const relations = model.relations.filter(({drawn, parent, child}) => drawn && parent !== child);
  const parents = [...new Set(relations.map(({parent}) => parent))];
  const port = (name: string, y: number): Port => ({layer: layers.layer.get(name) ?? 0, y});
  return parents.map((parent) => {
    const parentBox = boxes.get(parent) as Box;
    return {
      parent,
      from: port(parent, keyHeight(parentBox)),
      to: relations
        .filter((relation) => relation.parent === parent)
        .map(({child, column}) => ({child, ...port(child, columnHeight(boxes.get(child) as Box, column))})),
      passage: (layer) => margin + (layers.passage(parent, layer) ?? keyHeight(parentBox) - margin),
    };
  });
}

/** Stroke across the line at the parent (one) and crow's foot at the child (many). */
const oneMark = (x: number, y: number) => `M${x + 8} ${y - 6}v12`;
const manyMark = (x: number, y: number) => `M${x} ${y - 6}l-12 6 12 6`;

/** A table that points at itself: a loop on its right side, from the key to the column. */
function selfLine(box: Box, {parent, child, column}: ErRelation): PlacedLine {
  const x = box.x + box.width;
  const key = keyHeight(box);
  const y = columnHeight(box, column);
  const path = `M${x} ${key}h${markSpace - 1}V${y}h${1 - markSpace}${oneMark(x, key)}M${x} ${y - 6}l12 6-12 6`;
  return {parent, child, path};
}

/** A branch and where its vertical stroke stands. */
interface Lane extends Branch {
  readonly x: number;
}

/** The line from a net's parent to one of its children, by the lanes of the net. */
function drawLine(
  {parent, from}: Net,
  {child, layer, y}: Net['to'][number],
  {lanes, start, end}: {lanes: readonly Lane[]; start: number; end: number},
): PlacedLine {
  const way = lanes.filter(({channel}) => channel < layer);
  const turns = way.map(({x}, index) => `H${x}V${way[index + 1]?.entry ?? y}`);
  const path = `M${start} ${from.y}${turns.join('')}H${end}${oneMark(start, from.y)}${manyMark(end, y)}`;
  return {parent, child, path};
}

/** Where the lines of a branch part. */
function jointsOf({x, entry, exits}: Lane): [number, number][] {
  const heights = [entry, ...exits];
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  return heights.filter((y, index) => y > top && y < bottom && heights.indexOf(y) === index).map((y) => [x, y]);
}

/** Where everything in the diagram of a model stands. */
export function layoutModel(model: ErModel): ErDrawing {
  const texts = new Map(model.tables.map((table) => [table.name, rowTexts(table, model)]));
  const sizes = new Map(model.tables.map((table) => [table.name, sizeOf(table, texts.get(table.name) ?? [])]));
  const layers = layerTables(model, sizes);
  const layerCount = Math.max(...layers.layer.values()) + 1;
  const widths = Array.from({length: layerCount}, (_, layer) =>
    Math.max(
      ...model.tables.filter(({name}) => layers.layer.get(name) === layer).map(({name}) => sizes.get(name)?.width ?? 0),
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
      y: Math.round((layers.centre.get(table.name) ?? 0) - height / 2) + margin,
    };
  };

  // Heights do not depend on the horizontal places, so the lanes can be counted before those are known.
  const provisional = new Map(model.tables.map((table) => [table.name, boxAt(table, [])]));
  const nets = netsOf(model, provisional, layers);
  const branches = nets.flatMap(branchesOf);
  const channels = Array.from({length: layerCount}, (_, channel) =>
    orderLanes(branches.filter((branch) => branch.channel === channel)),
  );
  const left = layerEdges(
    widths,
    channels.map(({length}) => length),
  );
  const right = (layer: number) => (left[layer] ?? 0) + (widths[layer] ?? 0);
  const boxes = model.tables.map((table) => boxAt(table, left));

  const lanes = channels.flatMap((channel, layer) =>
    channel.map((branch, index): Lane => ({...branch, x: right(layer) + markSpace + loopSpace + index * laneWidth})),
  );
  const drawn = nets.flatMap((net) =>
    net.to.map((port) =>
      drawLine(net, port, {
        lanes: lanes.filter((lane) => lane.net === net),
        start: right(net.from.layer),
        end: left[port.layer] ?? 0,
      }),
    ),
  );
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
    lines: [...drawn, ...loops],
    joints: lanes.flatMap(jointsOf),
  };
}
