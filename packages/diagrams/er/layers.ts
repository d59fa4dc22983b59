import dagre from '@dagrejs/dagre';
import type {ErModel} from './model';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layers {
  /** Layer of each table, counted from the left. */
  readonly layer: ReadonlyMap<string, number>;
  /** Centre of each table, from top to bottom. */
  readonly centre: ReadonlyMap<string, number>;
  /**
   * Free heights at which lines of a parent pass a layer that they only cross,
   * keyed by `parent` and layer.
   */
  readonly passage: (parent: string, layer: number) => number | undefined;
}

/** Layers from left to right: every table stands right of the tables it points at. */
export function layerTables(model: ErModel, sizes: ReadonlyMap<string, Size>, gap: number): Layers {
  const graph = new dagre.graphlib.Graph({multigraph: true});
  graph.setGraph({rankdir: 'LR', ranksep: 80, nodesep: gap, edgesep: 12, ranker: 'longest-path'});
  const names = model.tables.map(({name}) => name).filter((name) => !model.shared.includes(name));
  names.forEach((name) => graph.setNode(name, {...(sizes.get(name) as Size)}));
  const relations = model.relations.filter(({drawn, parent, child}) => drawn && parent !== child);
  relations.forEach(({parent, child, column}) => graph.setEdge(parent, child, {}, column));
  dagre.layout(graph);

  const columns = [...new Set(names.map((name) => Math.round(graph.node(name).x)))].sort((a, b) => a - b);
  const layerAt = (x: number) => columns.findIndex((column) => Math.abs(column - x) < 2);
  const passages = new Map<string, number[]>();
  for (const {parent, child, column} of relations) {
    for (const {x, y} of graph.edge(parent, child, column).points?.slice(1, -1) ?? []) {
      const key = `${parent}@${layerAt(x)}`;
      passages.set(key, [...(passages.get(key) ?? []), y]);
    }
  }
  return {
    layer: new Map(names.map((name) => [name, layerAt(graph.node(name).x)])),
    centre: new Map(names.map((name) => [name, graph.node(name).y])),
    // All lines of a parent share one passage, so that they read as one branching line.
    passage: (parent, layer) => {
      const heights = passages.get(`${parent}@${layer}`)?.sort((a, b) => a - b);
      return heights && Math.round(heights[Math.floor(heights.length / 2)] ?? 0);
    },
  };
}
