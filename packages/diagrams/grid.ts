/** Places boxes on the columns and rows their definition names. */
import type {Rect} from './scene';

export interface GridItem {
  readonly id: string;
  readonly at: readonly [column: number, row: number];
  readonly span: readonly [columns: number, rows: number];
  /** Height its content needs at a width. */
  readonly heightAt: (width: number) => number;
}

export interface GridFrame {
  readonly width: number;
  readonly columns: readonly number[];
  readonly gap: readonly [x: number, y: number];
  readonly inset: readonly [left: number, right: number];
  /** Top of the first row. */
  readonly top: number;
}

/** @returns a rectangle per id; boxes of a row are equally high, so that their edges align */
export function layoutGrid(items: readonly GridItem[], frame: GridFrame): Map<string, Rect> {
  const columns = columnEdges(frame);
  const widths = new Map(items.map((item) => [item.id, spanWidth(item, columns)]));
  const heights = rowHeights(items, widths);
  const tops = heights.map((_height, row) => {
    const above = heights.slice(0, row).reduce((sum, height) => sum + height + frame.gap[1], 0);
    return frame.top + above;
  });
  return new Map(
    items.map((item) => {
      const [column, row] = item.at;
      const last = row + item.span[1] - 1;
      const y = tops[row]!;
      return [item.id, {x: columns[column]!.x, y, w: widths.get(item.id)!, h: tops[last]! + heights[last]! - y}];
    }),
  );
}

function columnEdges({width, columns, gap, inset}: GridFrame): {x: number; w: number}[] {
  const room = width - inset[0] - inset[1] - gap[0] * (columns.length - 1);
  const total = columns.reduce((sum, part) => sum + part, 0);
  let x = inset[0];
  return columns.map((part) => {
    const column = {x: Math.round(x), w: Math.round((room * part) / total)};
    x += (room * part) / total + gap[0];
    return column;
  });
}

function spanWidth(item: GridItem, columns: readonly {x: number; w: number}[]): number {
  const first = columns[item.at[0]]!;
  const last = columns[item.at[0] + item.span[0] - 1]!;
  return last.x + last.w - first.x;
}

function rowHeights(items: readonly GridItem[], widths: ReadonlyMap<string, number>): number[] {
  const rows = Math.max(...items.map((item) => item.at[1] + item.span[1]));
  return Array.from({length: rows}, (_value, row) =>
    Math.max(
      0,
      ...items
        .filter((item) => item.at[1] === row && item.span[1] === 1)
        .map((item) => item.heightAt(widths.get(item.id)!)),
    ),
  );
}
