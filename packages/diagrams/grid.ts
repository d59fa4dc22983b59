/** Places boxes on the columns and rows their definition names. */
import type {FlowFigure, FlowNode} from './schema';
import type {Rect} from './scene';

const GAP = [56, 32] as const;

const spanOf = ({span = [1, 1]}: FlowNode) => span;

/**
 * @param inset left and right of the columns, unless the figure says another
 * @param top of the first row
 * @param heightAt what the content of a box needs at a width
 * @returns a rectangle per id; boxes of a row are equally high, so that their edges align
 */
export function layoutGrid(
  figure: FlowFigure,
  {inset, top}: {readonly inset: number; readonly top: number},
  heightAt: (node: FlowNode, width: number) => number,
): Map<string, Rect> {
  const {nodes, gap = GAP} = figure;
  const columns = columnEdges(figure, gap[0], figure.inset ?? [inset, inset]);
  const widths = new Map(nodes.map((node) => [node.id, spanWidth(node, columns)]));
  const heights = rowHeights(nodes, (node) => heightAt(node, widths.get(node.id)!));
  const tops = heights.map((_height, row) => {
    const above = heights.slice(0, row).reduce((sum, height) => sum + height + gap[1], 0);
    return top + above;
  });
  return new Map(
    nodes.map((node) => {
      const [column, row] = node.at;
      const last = row + spanOf(node)[1] - 1;
      const y = tops[row]!;
      return [node.id, {x: columns[column]!.x, y, w: widths.get(node.id)!, h: tops[last]! + heights[last]! - y}];
    }),
  );
}

function columnEdges({width, columns}: FlowFigure, gap: number, [left, right]: readonly [number, number]) {
  const room = width - left - right - gap * (columns.length - 1);
  const total = columns.reduce((sum, part) => sum + part, 0);
  let x = left;
  return columns.map((part) => {
    const column = {x: Math.round(x), w: Math.round((room * part) / total)};
    x += (room * part) / total + gap;
    return column;
  });
}

function spanWidth(node: FlowNode, columns: readonly {x: number; w: number}[]): number {
  const first = columns[node.at[0]]!;
  const last = columns[node.at[0] + spanOf(node)[0] - 1]!;
  return last.x + last.w - first.x;
}

function rowHeights(nodes: readonly FlowNode[], heightOf: (node: FlowNode) => number): number[] {
  const rows = Math.max(...nodes.map((node) => node.at[1] + spanOf(node)[1]));
  return Array.from({length: rows}, (_value, row) =>
    Math.max(0, ...nodes.filter((node) => node.at[1] === row && spanOf(node)[1] === 1).map(heightOf)),
  );
}
