import {layerTables} from './layers';
import type {Layers, Size} from './layers';
import {drawnRelations, margin, rowBaseline, sizeOf, type ErModel, type ErRelation, type ErTable} from './model';
import {branchesOf, orderLanes} from './nets';
import type {Branch, Net} from './nets';

const laneWidth = 9;
/** Space for the marks at either side of a channel. */
const markSpace = 16;
/** Between the line of a table that points at itself and the first lane. */
const loopSpace = 5;

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

/** A table in its layer. It is drawn as wide as the widest of them, and where that is depends on the lines between. */
interface Box extends Size {
  readonly table: ErTable;
  readonly texts: readonly string[];
  readonly layer: number;
  readonly y: number;
}

function placeInLayers(model: ErModel): {boxes: ReadonlyMap<string, Box>; nets: readonly Net[]} {
  const sized = model.tables.map((table) => {
    const texts = rowTexts(table, model);
    return {table, texts, ...sizeOf(table, texts)};
  });
  const layers = layerTables(model, new Map(sized.map((each) => [each.table.name, each])));
  const boxes = new Map(
    sized.map((each): [string, Box] => {
      const {name} = each.table;
      const y = Math.round(layers.centreOf(name) - each.height / 2) + margin;
      return [name, {...each, layer: layers.layerOf(name), y}];
    }),
  );
  return {boxes, nets: netsOf(model, boxes, layers)};
}

const keyHeight = (box: Box) => box.y + rowBaseline(0) - 4;

function columnHeight(box: Box, column: string): number {
  return box.y + rowBaseline(box.table.rows.findIndex(({name}) => name === column)) - 4;
}

/** Left edges of the layers, wide enough apart for the lanes between them. */
function layerEdges(widths: readonly number[], channels: readonly (readonly Branch[])[]): number[] {
  const edges = [margin];
  widths.slice(0, -1).forEach((width, index) => {
    edges.push(edges[index]! + width + 2 * markSpace + Math.max(1, channels[index]!.length) * laneWidth);
  });
  return edges;
}

function netsOf(model: ErModel, boxes: ReadonlyMap<string, Box>, {passage}: Layers): Net[] {
  const relations = drawnRelations(model).filter(({parent, child}) => parent !== child);
  return [...new Set(relations.map(({parent}) => parent))].map((parent) => {
    const box = boxes.get(parent)!;
    const children = relations.filter((relation) => relation.parent === parent);
    return {
      parent,
      from: {layer: box.layer, y: keyHeight(box)},
      to: children.map(({child, column}) => {
        const own = boxes.get(child)!;
        return {child, layer: own.layer, y: columnHeight(own, column)};
      }),
      passage: (layer) => margin + passage(parent, layer),
    };
  });
}

/** Stroke across the line at the parent (one) and crow's foot at the child (many). */
const oneMark = (x: number, y: number) => `M${x + 8} ${y - 6}v12`;
const manyMark = (x: number, y: number) => `M${x} ${y - 6}l-12 6 12 6`;

/** A table that points at itself: a loop on its right side, at `x`, from the key to the column. */
function selfLine(box: Box, x: number, {parent, child, column}: ErRelation) {
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
) {
  const way = lanes.filter(({channel}) => channel < layer);
  const turns = way.map(({x}, index) => `H${x}V${way[index + 1]?.entry ?? y}`);
  const path = `M${start} ${from.y}${turns.join('')}H${end}${oneMark(start, from.y)}${manyMark(end, y)}`;
  return {parent, child, path};
}

function jointsOf({x, entry, exits}: Lane): [number, number][] {
  const heights = [entry, ...exits];
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  return heights.filter((y, index) => y > top && y < bottom && heights.indexOf(y) === index).map((y) => [x, y]);
}

/**
 * Where everything in the diagram of a model stands.
 *
 * @returns tables with the baselines of their rows; a line per relation, from the parent to the child, as SVG path data with
 *   the marks for one and many, where lines of one parent run together as far as they can; `joints`, where a line branches
 */
export function layoutModel(model: ErModel) {
  const {boxes, nets} = placeInLayers(model);
  const all = [...boxes.values()];
  const layers = Array.from({length: Math.max(...all.map(({layer}) => layer)) + 1}, (_, layer) => layer);
  const widths = layers.map((layer) => Math.max(...all.filter((box) => box.layer === layer).map(({width}) => width)));
  const branches = nets.flatMap(branchesOf);
  const channels = layers.map((layer) => orderLanes(branches.filter(({channel}) => channel === layer)));
  const left = layerEdges(widths, channels);
  const right = layers.map((layer) => left[layer]! + widths[layer]!);

  const lanes = channels.flatMap((channel, layer) =>
    channel.map((branch, index): Lane => ({...branch, x: right[layer]! + markSpace + loopSpace + index * laneWidth})),
  );
  const drawn = nets.flatMap((net) => {
    const own = lanes.filter((lane) => lane.net === net);
    const start = right[net.from.layer]!;
    return net.to.map((port) => drawLine(net, port, {lanes: own, start, end: left[port.layer]!}));
  });
  const loops = drawnRelations(model).flatMap((relation) => {
    const box = boxes.get(relation.child)!;
    return relation.parent === relation.child ? [selfLine(box, right[box.layer]!, relation)] : [];
  });
  return {
    width: Math.max(...right) + margin,
    height: Math.max(...all.map(({y, height}) => y + height)) + margin,
    tables: all.map(({table: {name, fact, rows}, texts, layer, y, height}) => ({
      name,
      fact,
      x: left[layer]!,
      y,
      width: widths[layer]!,
      height,
      rows: rows.map(({key}, index) => ({key, text: texts[index]!, y: y + rowBaseline(index)})),
    })),
    lines: [...drawn, ...loops],
    joints: lanes.flatMap(jointsOf),
  };
}

export type ErDrawing = ReturnType<typeof layoutModel>;
export type PlacedTable = ErDrawing['tables'][number];
