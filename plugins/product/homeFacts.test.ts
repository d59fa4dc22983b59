import {expect, it} from 'vitest';
import {homeFacts, sheetRows} from './homeFacts';

it('the small sheet adds up, and says what is missing', () => {
  const value = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
  const {rows, result} = homeFacts('sv').sheet;
  expect(rows.reduce((sum, {amount}) => sum + value(amount), 0)).toBe(value(result));
  expect(() => sheetRows([], 'sv')).toThrow(/report group RORRES is missing/);
});
