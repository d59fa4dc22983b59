/** Places boxes in layers with dagre, for figures whose boxes come from data. */
import {Graph, layout} from '@dagrejs/dagre';
import type {Rect} from '../scene';

export interface LayeredItem {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface LayeredEdge {
  readonly from: string;
  readonly to: string;
}

export interface LayeredFrame {
  readonly direction: 'right' | 'down';
  /** Space between layers and between boxes of a layer. */
  readonly gap: readonly [layers: number, boxes: number];
  readonly left: number;
  readonly top: number;
}

/** @returns a rectangle per id */
export function layoutLayers(
  items: readonly LayeredItem[],
  edges: readonly LayeredEdge[],
  {direction, gap, left, top}: LayeredFrame,
): Map<string, Rect> {
  const graph = new Graph();
  graph.setGraph({rankdir: direction === 'right' ? 'LR' : 'TB', ranksep: gap[0], nodesep: gap[1]});
  graph.setDefaultEdgeLabel(() => ({}));
  for (const {id, width, height} of items) graph.setNode(id, {width, height});
  for (const {from, to} of edges) graph.setEdge(from, to, {});
  layout(graph);
  return new Map(
    items.map(({id, width, height}) => {
      const {x, y} = graph.node(id) as {x: number; y: number};
      return [
        id,
        {x: Math.round(left + x - width / 2), y: Math.round(top + y - height / 2), w: width, h: height},
      ];
    }),
  );
}
