import {expect, it} from 'vitest';
import {fold, matcher} from './parts';

it.each([
  ['yt2003', 'YT-2003: Fel användare'],
  ['YT-2003', 'YT-2003: Fel användare'],
  ['användare 2003', 'YT-2003: Fel användare'],
  ['#värdefel!', 'Cellen visar #VÄRDEFEL!'],
  ['fin.voucher', 'fin-voucher-voucherid VoucherId'],
  ['', 'whatever'],
  ['  ', 'whatever'],
])('"%s" finds "%s"', (query, text) => {
  expect(matcher(query)(fold(text))).toBe(true);
});

it.each([
  ['2003 licens', 'YT-2003: Fel användare'],
  ['anvandare', 'YT-2003: Fel användare'],
])('"%s" does not find "%s"', (query, text) => {
  expect(matcher(query)(fold(text))).toBe(false);
});
