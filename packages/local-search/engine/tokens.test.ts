import {expect, it} from 'vitest';
import {fold, tokensOf} from './tokens';

const forms = (text: string) => tokensOf(text).map((token) => [...token.forms]);

it('makes case and accents optional', () => {
  expect(fold('Säkerhetskopia ÅÄÖ é')).toBe('sakerhetskopia aao e');
});

it.each([
  ['YT-2003', ['yt-2003', 'yt2003', 'yt', '2003']],
  ['fin.GLTransaction', ['fin.gltransaction', 'fingltransaction', 'fin', 'gltransaction', 'gl', 'transaction']],
  ['sp_send_dbmail', ['sp_send_dbmail', 'spsenddbmail', 'sp', 'send', 'dbmail']],
  ['TrustServerCertificate', ['trustservercertificate', 'trust', 'server', 'certificate']],
  ['yttra.ini', ['yttra.ini', 'yttraini', 'yttra', 'ini']],
  ['AADSTS50105', ['aadsts50105', 'aadsts', '50105']],
  ['e-post', ['e-post', 'epost', 'post']],
  ["can't", ['cant']],
  ["Yttra's", ['yttra']],
  ['#NAMN?', ['#namn?', 'namn']],
  ['C#', ['c#']],
  ['signed in', ['sign in']],
  ['log-in', ['log in']],
  ['backing up', ['back up']],
  ['שלום', ['שלום']],
])('finds %s whole, joined and by its parts', (text, expected) => {
  expect(forms(text)).toEqual([expected]);
});

it('tells names from words', () => {
  const names = tokensOf('databas YT-2003 VoucherDate Excel-tillägget dbo_x').filter(({identifier}) => identifier);
  expect(names.map(({form}) => form)).toEqual(['yt-2003', 'voucherdate', 'dbo_x']);
});

it('says where a word stands', () => {
  const text = 'Se `YT-2003`, på sidan.';
  expect(tokensOf(text).map(({start, end}) => text.slice(start, end))).toEqual(['Se', 'YT-2003', 'på', 'sidan']);
});

it.each(['', '   ', '🙂🙂', '<>()[]', '\u202e', '``'])('finds no words in %j', (text) => {
  expect(tokensOf(text)).toEqual([]);
});
