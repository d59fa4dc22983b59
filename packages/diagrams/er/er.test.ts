import {describe, expect, it} from 'vitest';
import {layoutModel} from './layout';
import type {PlacedTable} from './layout';
import {models, readModel} from './model';
import {branchesOf, orderLanes} from './nets';

const model = readModel(models.finance ?? []);
const drawing = layoutModel(model);

describe('the finance model', () => {
  it('has every foreign key between its tables, and draws those that are not to shared tables', () => {
    expect(model.tables).toHaveLength(25);
    expect(model.relations).toHaveLength(60);
    expect(model.shared).toEqual(['ref.Company', 'ref.Currency', 'ref.CalendarDate']);
    expect(model.relations.filter(({drawn}) => !drawn).every(({parent}) => model.shared.includes(parent))).toBe(true);
  });

  it('says in words where a foreign key leads that leaves the model', () => {
    const invoice = drawing.tables.find(({name}) => name === 'fin.CustomerInvoice');
    expect(invoice?.rows.map(({text}) => text)).toContain('DocumentId → meta.Document');
  });

  it('is the same every time, so that builds can be compared', () => {
    expect(layoutModel(readModel(models.finance ?? []))).toEqual(drawing);
  });
});

describe('the drawing', () => {
  const overlap = (a: PlacedTable, b: PlacedTable) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  it('has no table on top of another, and none outside', () => {
    for (const table of drawing.tables) {
      expect(
        drawing.tables.filter((other) => other !== table && overlap(table, other)),
        table.name,
      ).toEqual([]);
      expect(table.x).toBeGreaterThanOrEqual(0);
      expect(table.x + table.width).toBeLessThanOrEqual(drawing.width);
      expect(table.y + table.height).toBeLessThanOrEqual(drawing.height);
    }
  });

  it('has no line through a table', () => {
    const strokes = [...drawing.lines.matchAll(/M(-?\d+) (-?\d+)(?:H(-?\d+)|V(-?\d+))/g)].map(([, x, y, toX, toY]) => ({
      x1: Math.min(Number(x), Number(toX ?? x)),
      x2: Math.max(Number(x), Number(toX ?? x)),
      y1: Math.min(Number(y), Number(toY ?? y)),
      y2: Math.max(Number(y), Number(toY ?? y)),
    }));
    expect(strokes.length).toBeGreaterThan(50);
    for (const {x1, x2, y1, y2} of strokes) {
      const hit = drawing.tables.find(
        (table) => x1 < table.x + table.width && x2 > table.x && y1 < table.y + table.height && y2 > table.y,
      );
      expect(hit?.name, `${x1},${y1} → ${x2},${y2}`).toBeUndefined();
    }
  });
});

describe('lanes', () => {
  it('are ordered so that two lines side by side do not cross', () => {
    const net = (from: number, to: number) => ({from: {layer: 0, y: from}, to: [{layer: 1, y: to}], passage: () => 0});
    const [down] = branchesOf(net(0, 100));
    const [below] = branchesOf(net(50, 150));
    if (!down || !below) throw new Error('no branches');
    expect(orderLanes([down, below])).toEqual([below, down]);
  });

  it('carry a line past a layer that it only crosses', () => {
    const branches = branchesOf({from: {layer: 0, y: 10}, to: [{layer: 2, y: 90}], passage: () => 40});
    expect(branches.map(({channel, entry, exits}) => [channel, entry, exits])).toEqual([
      [0, 10, [{y: 40, toChild: false}]],
      [1, 40, [{y: 90, toChild: true}]],
    ]);
  });
});
