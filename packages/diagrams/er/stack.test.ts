import {expect, it} from 'vitest';
import {stack, type Piece} from './stack';

const piece = (layer: number, height: number, wanted: number): Piece => ({layer, height, wanted});

it('takes no more height than the fullest layer needs, and keeps every order', () => {
  const centres = stack(
    new Map([
      ['second', piece(0, 100, 900)],
      ['first', piece(0, 100, 50)],
      ['top', piece(1, 60, 400)],
      ['line', piece(1, 0, 450)],
      ['bottom', piece(1, 60, 500)],
    ]),
  );
  expect(centres.get('first')).toBe(50);
  expect(centres.get('second')).toBe(176);
  // A line passes in the middle of the room between two tables.
  const [top, line, bottom] = ['top', 'line', 'bottom'].map((name) => centres.get(name)!) as [number, number, number];
  expect([line - top, bottom - line]).toEqual([43, 43]);
  expect(top).toBeGreaterThanOrEqual(30);
  expect(bottom).toBeLessThanOrEqual(196);
});
