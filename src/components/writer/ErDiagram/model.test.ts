import {describe, expect, it} from 'vitest';
import {layoutModel, type PlacedTable} from '../../../../packages/diagrams';
import {models, readModel} from './model';

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
