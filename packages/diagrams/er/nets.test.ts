import {describe, expect, it} from 'vitest';
import {branchesOf, orderLanes} from './nets';

describe('lanes', () => {
  it('are ordered so that two lines side by side do not cross', () => {
    const net = (from: number, to: number) => ({
      parent: 'a',
      from: {layer: 0, y: from},
      to: [{child: 'b', layer: 1, y: to}],
      passage: () => 0,
    });
    const [down] = branchesOf(net(0, 100));
    const [below] = branchesOf(net(50, 150));
    if (!down || !below) throw new Error('no branches');
    expect(orderLanes([down, below])).toEqual([below, down]);
  });

  it('rather cross than run on top of each other', () => {
    const lane = (parent: string, from: number, to: number) =>
      branchesOf({parent, from: {layer: 0, y: from}, to: [{child: 'b', layer: 1, y: to}], passage: () => 0})[0]!;
    const order = orderLanes([lane('up', 150, 41), lane('down', 40, 60)]);
    expect(order.map(({net}) => net.parent)).toEqual(['down', 'up']);
  });

  it('carry a line past a layer that it only crosses', () => {
    const branches = branchesOf({
      parent: 'a',
      from: {layer: 0, y: 10},
      to: [{child: 'b', layer: 2, y: 90}],
      passage: () => 40,
    });
    expect(branches.map(({channel, entry, exits}) => [channel, entry, exits])).toEqual([
      [0, 10, [40]],
      [1, 40, [90]],
    ]);
  });
});
