import {describe, expect, it} from 'vitest';
import {layoutModel, type PlacedTable} from '../../../../packages/diagrams';
import {schema} from '../../../product/facts';
import {render} from '../../render.testing';
import {models, readModel} from './writer';

const model = readModel(models.finance ?? []);
const drawing = layoutModel(model);

describe('the finance model', () => {
  it('has every foreign key between its tables', () => {
    expect(model.tables).toHaveLength(25);
    expect(model.relations).toHaveLength(60);
    expect(model.shared).toEqual(['ref.Company', 'ref.Currency', 'ref.CalendarDate']);
  });

  it('says in words where a foreign key leads that leaves the model', () => {
    const invoice = drawing.tables.find(({name}) => name === 'fin.CustomerInvoice');
    expect(invoice?.rows.map(({text}) => text)).toContain('DocumentId → meta.Document');
  });

  it('is the same every time, so that builds can be compared', () => {
    expect(layoutModel(readModel(models.finance ?? []))).toEqual(drawing);
  });
});

/** The straight parts of a path of `M`, `H` and `V`, without the marks at its ends. */
function strokesOf(path: string): {x1: number; x2: number; y1: number; y2: number}[] {
  const [, startX, startY, turns] = /^M(\d+) (\d+)((?:[HV]\d+)*)/.exec(path)!;
  let [x, y] = [Number(startX), Number(startY)];
  return [...turns!.matchAll(/([HV])(\d+)/g)].map(([, axis, to]) => {
    const [fromX, fromY] = [x, y];
    if (axis === 'H') x = Number(to);
    else y = Number(to);
    return {x1: Math.min(fromX, x), x2: Math.max(fromX, x), y1: Math.min(fromY, y), y2: Math.max(fromY, y)};
  });
}

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

  it('has a line from parent to child for every relation but those to shared tables', () => {
    const ends = (each: {parent: string; child: string}) => `${each.parent} ${each.child}`;
    expect(drawing.lines.map(ends).sort()).toEqual(
      model.relations
        .filter(({parent}) => !model.shared.includes(parent))
        .map(ends)
        .sort(),
    );
  });

  it('has no line through a table', () => {
    const strokes = drawing.lines.flatMap(({path}) => strokesOf(path));
    expect(strokes.length).toBeGreaterThan(50);
    for (const {x1, x2, y1, y2} of strokes) {
      const hit = drawing.tables.find(
        (table) => x1 < table.x + table.width && x2 > table.x && y1 < table.y + table.height && y2 > table.y,
      );
      expect(hit?.name, `${x1},${y1} → ${x2},${y2}`).toBeUndefined();
    }
  });
});

it('every table of the model links to its description', () => {
  const html = render('ErDiagram', {model: 'finance'});
  for (const name of schema.financeErModel) {
    expect(html).toContain(`href="/api/sql/tables/${name.split('.')[0]}#${name.toLowerCase().replace('.', '-')}"`);
  }
});
