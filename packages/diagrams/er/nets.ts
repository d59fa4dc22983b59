/**
 * Lines of the diagram. All lines that leave one table are one net: a line that branches.
 * Nets run vertically only in the channels between layers, each in a lane of its own, so that
 * no two nets lie on top of each other.
 */

export interface Port {
  readonly layer: number;
  readonly y: number;
}

export interface Net {
  readonly parent: string;
  /** Right side of the parent. */
  readonly from: Port;
  /** Left sides of the children. */
  readonly to: readonly (Port & {readonly child: string})[];
  /** Height at which the net passes a layer that it crosses. */
  readonly passage: (layer: number) => number;
}

/** The part of a net in one channel: one way in, and the heights at which it leaves. */
export interface Branch {
  readonly net: Net;
  readonly channel: number;
  readonly entry: number;
  readonly exits: readonly number[];
}

/** The vertical strokes of a net, one in each channel it reaches. */
export function branchesOf(net: Net): Branch[] {
  const last = Math.max(...net.to.map(({layer}) => layer));
  const branches: Branch[] = [];
  for (let channel = net.from.layer; channel < last; channel += 1) {
    const children = net.to.filter(({layer}) => layer === channel + 1).map(({y}) => y);
    const onward = last > channel + 1 ? [net.passage(channel + 1)] : [];
    branches.push({
      net,
      channel,
      entry: channel === net.from.layer ? net.from.y : net.passage(channel),
      exits: [...children, ...onward],
    });
  }
  return branches;
}

/** Lines this close look like one. */
const near = 6;
/** How many crossings are better than two nets that run on top of each other. */
const overlap = 3;

/** Crossings between two nets of a channel when `left` has the lane further left; `overlap` for each stretch they share. */
function crossings(left: Branch, right: Branch): number {
  const span = (branch: Branch): readonly [number, number] => {
    const heights = [branch.entry, ...branch.exits];
    return [Math.min(...heights), Math.max(...heights)];
  };
  const inside = (y: number, [top, bottom]: readonly [number, number]) => y > top && y < bottom;
  const leftSpan = span(left);
  const rightSpan = span(right);
  // Left's exits cross right's lane; right's entry crosses left's lane.
  return (
    left.exits.filter((y) => inside(y, rightSpan)).length +
    (inside(right.entry, leftSpan) ? 1 : 0) +
    overlap * left.exits.filter((y) => Math.abs(y - right.entry) < near).length
  );
}

const cost = (order: readonly Branch[]): number =>
  order.reduce(
    (sum, left, index) => sum + order.slice(index + 1).reduce((more, right) => more + crossings(left, right), 0),
    0,
  );

/** The order with one branch at the place where it costs least. */
function withBestPlace(order: readonly Branch[], branch: Branch): readonly Branch[] {
  const others = order.filter((other) => other !== branch);
  return order
    .map((_, place) => others.toSpliced(place, 0, branch))
    .reduce((best, other) => (cost(other) < cost(best) ? other : best), order);
}

/** Branches of one channel from the left lane to the right one, each moved as long as that takes away crossings. */
export function orderLanes(branches: readonly Branch[]): readonly Branch[] {
  let order: readonly Branch[] = [...branches].sort((a, b) => a.entry - b.entry);
  for (;;) {
    const better = order.reduce(withBestPlace, order);
    if (cost(better) === cost(order)) {
      return order;
    }
    order = better;
  }
}
