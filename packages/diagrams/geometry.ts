/** Faults of a drawing that can be found without eyes. */
import type {Point, Rect, Scene} from './scene';

/** Half a line's width: boxes that only touch do not overlap. */
const TOUCH = 1;

/** @returns one sentence per fault, causes first; none for a good drawing */
export function faultsOf(scene: Scene): string[] {
  return [
    ...overlappingBoxes(scene),
    ...textOutsideItsBox(scene),
    ...textOutsideTheFigure(scene),
    ...wordsOnOtherWords(scene),
    ...wordsOnBoxes(scene),
    ...linesThroughBoxes(scene),
  ];
}

function textOutsideItsBox({texts, boxes}: Scene): string[] {
  return texts.flatMap((text) => {
    if (text.box === undefined) return [];
    const box = boxes.find((each) => each.name === text.box);
    if (!box) return [`"${text.text}" belongs to a box "${text.box}" that is not drawn`];
    return inside(text, box) ? [] : [`"${text.text}" runs out of "${box.name}"`];
  });
}

function textOutsideTheFigure({texts, width}: Scene): string[] {
  return texts
    .filter((text) => text.x < 0 || text.x + text.w > width)
    .map((text) => `"${text.text}" runs out of the figure`);
}

function overlappingBoxes({boxes}: Scene): string[] {
  const solid = boxes.filter((box) => box.solid);
  return pairs(solid)
    .filter(([a, b]) => overlap(a, b, TOUCH))
    .map(([a, b]) => `"${a.name}" overlaps "${b.name}"`);
}

function wordsOnOtherWords({texts}: Scene): string[] {
  return pairs(texts)
    .filter(([a, b]) => overlap(a, b, TOUCH))
    .map(([a, b]) => `"${a.text}" lies on "${b.text}"`);
}

/** Words that stand free, such as labels of arrows, may not lie on a box. */
function wordsOnBoxes({texts, boxes}: Scene): string[] {
  return texts
    .filter((text) => text.box === undefined)
    .flatMap((text) =>
      boxes
        .filter((box) => box.solid && overlap(text, box, TOUCH))
        .map((box) => `"${text.text}" lies on "${box.name}"`),
    );
}

function linesThroughBoxes({lines, boxes}: Scene): string[] {
  return lines.flatMap(({points, name}) =>
    boxes
      .filter((box) => box.solid && segments(points).some((segment) => overlap(segment, box, TOUCH)))
      .map((box) => `The line "${name}" runs through "${box.name}"`),
  );
}

function segments(points: readonly Point[]): Rect[] {
  return points.slice(1).map((b, index) => {
    const a = points[index]!;
    return {x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y)};
  });
}

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - TOUCH &&
    inner.x + inner.w <= outer.x + outer.w + TOUCH &&
    inner.y >= outer.y - TOUCH &&
    inner.y + inner.h <= outer.y + outer.h + TOUCH
  );
}

function overlap(a: Rect, b: Rect, slack: number): boolean {
  return a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}
