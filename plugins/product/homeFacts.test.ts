import {describe, expect, it} from 'vitest';
import {reportRows} from '../../src/product/exampleFigures';
import {homeFacts, sheetRows} from './homeFacts';

const value = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

describe('the small sheet', () => {
  it('adds up', () => {
    const {rows, result} = homeFacts('sv').sheet;
    expect(rows.reduce((sum, {amount}) => sum + value(amount), 0)).toBe(value(result));
  });

  it('says what is missing', () => {
    expect(() => sheetRows([], 'sv')).toThrow(/report group RORRES is missing/);
    expect(sheetRows(reportRows, 'sv')).toHaveLength(4);
  });
});
