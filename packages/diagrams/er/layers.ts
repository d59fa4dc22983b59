import dagre from '@dagrejs/dagre';
import {drawnRelations, tableGap, type ErModel} from './model';
import {stack, type Piece} from './stack';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const linesOf = (model: ErModel) => drawnRelations(model).filter(({parent, child}) => parent !== child);

/** The model as a graph with layers from left to right, ordered so that few lines cross. */
function arrange(model: ErModel, sizes: ReadonlyMap<string, Size>) {
  const graph = new dagre.graphlib.Graph({multigraph: true});
  graph.setGraph({rankdir: 'LR', ranksep: 80, nodesep: tableGap, edgesep: 12, ranker: 'longest-path'});
  for (const {name} of model.tables) {
    if (!model.shared.includes(name)) {
      graph.setNode(name, {...sizes.get(name)!});
    }
  }
  linesOf(model).forEach(({parent, child, column}) => graph.setEdge(parent, child, {}, column));
  dagre.layout(graph);
  return graph;
}

type Graph = ReturnType<typeof arrange>;

/** Where the lines of each parent cross the layers: all of a parent share one passage, so that they read as one line. */
function passagesOf(model: ErModel, graph: Graph, layerAt: (x: number) => number): Map<string, Piece> {
  const found = new Map<string, {layer: number; heights: number[]}>();
  for (const {parent, child, column} of linesOf(model)) {
    for (const {x, y} of graph.edge(parent, child, column).points?.slice(1, -1) ?? []) {
      const layer = layerAt(x);
      if (layer >= 0) {
        const key = `${parent}@${layer}`;
        found.set(key, {layer, heights: [...(found.get(key)?.heights ?? []), y].sort((a, b) => a - b)});
      }
    }
  }
  return new Map(
    [...found].map(([key, {layer, heights}]) => [
      key,
      {layer, height: 0, wanted: heights[Math.floor(heights.length / 2)] ?? 0},
    ]),
  );
}

/** Layers from left to right: every table stands right of the tables it points at, the shared ones at the top on the left. */
export function layerTables(model: ErModel, sizes: ReadonlyMap<string, Size>) {
  const graph = arrange(model, sizes);
  const columns = [...new Set(graph.nodes().map((name) => Math.round(graph.node(name).x)))].sort((a, b) => a - b);
  const layerAt = (x: number) => columns.findIndex((column) => Math.abs(column - x) < 2);
  const tables = model.tables.map(({name}): [string, Piece] => {
    const {height} = sizes.get(name)!;
    const isShared = model.shared.includes(name);
    const {x, y} = isShared ? {x: columns[0]!, y: -1} : graph.node(name);
    return [name, {layer: layerAt(x), height, wanted: y}];
  });
  const pieces = new Map([...tables, ...passagesOf(model, graph, layerAt)]);
  const centres = stack(pieces);
  return {
    layerOf: (table: string) => pieces.get(table)!.layer,
    centreOf: (table: string) => centres.get(table)!,
    /** Free height at which lines of a parent pass a layer that they only cross. */
    passage: (parent: string, layer: number) => centres.get(`${parent}@${layer}`)!,
  };
}

export type Layers = ReturnType<typeof layerTables>;
