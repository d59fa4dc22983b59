import {describe, expect, it} from 'vitest';
import {layoutModel} from '../../../../packages/diagrams';
import {models, readModel} from './model';
import {sheetsOf} from './sheets';

const table = (y: number, height: number) => ({y, height});

describe('the sheets of a drawing', () => {
  it('is one when it has room', () => {
    expect(sheetsOf({width: 1000, height: 600, tables: [table(6, 500)]})).toEqual([{y: 0, height: 600}]);
  });

  it('are cut between tables, as late as can be', () => {
    const tables = [table(0, 300), table(100, 300), table(420, 200), table(640, 620)];
    expect(sheetsOf({width: 1000, height: 1266, tables})).toEqual([
      {y: 0, height: 630},
      {y: 630, height: 636},
    ]);
  });

  it('are higher where tables leave no room for a cut, rather than more', () => {
    const tables = [table(0, 100), table(120, 800), table(940, 400)];
    expect(sheetsOf({width: 1000, height: 1346, tables})).toEqual([
      {y: 0, height: 930},
      {y: 930, height: 416},
    ]);
  });

  it('show every table of the finance model whole', () => {
    const drawing = layoutModel(readModel(models.finance ?? []));
    const sheets = sheetsOf(drawing);
    expect(sheets.length).toBeGreaterThan(1);
    for (const {name, y, height} of drawing.tables) {
      const holding = sheets.filter((sheet) => y >= sheet.y && y + height <= sheet.y + sheet.height);
      expect(holding, name).toHaveLength(1);
    }
  });
});
