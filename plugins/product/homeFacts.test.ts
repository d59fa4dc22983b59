import {expect, it} from 'vitest';
import {product} from '../../src/product/facts';
import {currentVersion} from '../../src/product/versions';
import {homeFacts, sheetRows} from './homeFacts';

it('what is new is that of the current version and of its release, once each', () => {
  const {version, changes} = homeFacts('en').news;
  expect(product.currentVersion).toContain(version);
  expect(changes).toContain(currentVersion.release.changes[0]!.en);
  expect(new Set(changes).size).toBe(changes.length);
});

it('the small sheet adds up, and says what is missing', () => {
  const value = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
  const {rows, result} = homeFacts('sv').sheet;
  expect(rows.reduce((sum, {amount}) => sum + value(amount), 0)).toBe(value(result));
  expect(() => sheetRows([], 'sv')).toThrow(/report group RORRES is missing/);
});
