import {describe, expect, it} from 'vitest';
import {branchesOf, orderLanes} from './nets';

/** Branches of a line from one height to another, in a layer further on. */
const lanes = (parent: string, from: number, to: number, layer = 1) =>
  branchesOf({parent, from: {layer: 0, y: from}, to: [{child: 'b', layer, y: to}], passage: () => 40});

describe('lanes', () => {
  it.each<[string, [from: number, to: number], [from: number, to: number]]>([
    ['so that two lines side by side do not cross', [0, 100], [50, 150]],
    ['rather with a crossing than on top of each other', [150, 41], [40, 60]],
  ])('are ordered %s', (_, first, second) => {
    const branches = [...lanes('a', ...first), ...lanes('b', ...second)];
    expect(orderLanes(branches)).toEqual(branches.toReversed());
  });

  it('carry a line past a layer that it only crosses', () =>
    expect(lanes('a', 10, 90, 2).map(({channel, entry, exits}) => [channel, entry, exits])).toEqual([
      [0, 10, [40]],
      [1, 40, [90]],
    ]));
});
