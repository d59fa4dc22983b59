import {expect, it} from 'vitest';
import type {RichPart} from '../components/Rich';
import {statements} from './facts';
import {markedRich, toRich} from './rich';

it('leaves plain text alone', () => {
  expect(toRich('Kontrollera namnet.', 'sv')).toBe('Kontrollera namnet.');
});

it('links error codes, init keys, functions, tables and views', () => {
  expect(toRich('Se YT-2005, Report.MaxRows, YT.LIST, fin.Account och rpt.TrialBalance.', 'sv')).toEqual([
    'Se ',
    {text: 'YT-2005', href: '/report/faq/error-messages#yt-2005', title: 'Serverns certifikat är inte betrott.'},
    ', ',
    {code: 'Report.MaxRows', href: '/report/faq/init-file#report-maxrows'},
    ', ',
    {code: 'YT.LIST', href: '/report/functions#yt-list'},
    ', ',
    {code: 'fin.Account', href: '/api/sql/tables/fin#fin-account'},
    ' och ',
    {code: 'rpt.TrialBalance', href: '/api/sql/tables/rpt#rpt-trialbalance'},
    '.',
  ]);
});

it('keeps spans whole', () => {
  expect(toRich('>90, 1-30 eller 31-60.', 'sv')).toEqual(['>90, ', {whole: '1-30'}, ' eller ', {whole: '31-60'}, '.']);
});

it('leaves names alone that the data does not have', () => {
  expect(toRich('aud.EventLog på portal.yttra.example', 'sv')).toBe('aud.EventLog på portal.yttra.example');
});

it('sets the menus of the portal apart, each as long as the data knows it', () => {
  expect(toRich('Kopiera nyckeln från Portal > Licenser.', 'sv')).toEqual([
    'Kopiera nyckeln från ',
    {strong: 'Portal > Licenser'},
    '.',
  ]);
  expect(toRich('Add it in Portal > API > Allowed networks; active soon.', 'en')).toEqual([
    'Add it in ',
    {strong: 'Portal > API > Allowed networks'},
    '; active soon.',
  ]);
  expect(toRich('Portal > Nowhere', 'en')).toBe('Portal > Nowhere');
});

it('reads the marks of a page where the data has them', () => {
  expect(
    markedRich('Skriv `Server` i **Yttra > Bygg**, se [Init-filen](/report/faq/init-file) och YT-2005.', 'sv'),
  ).toEqual([
    'Skriv ',
    {code: 'Server'},
    ' i ',
    {strong: 'Yttra > Bygg'},
    ', se ',
    {text: 'Init-filen', href: '/report/faq/init-file'},
    ' och ',
    {text: 'YT-2005', href: '/report/faq/error-messages#yt-2005', title: 'Serverns certifikat är inte betrott.'},
    '.',
  ]);
  expect(markedRich('Bara ord.', 'sv')).toBe('Bara ord.');
});

it('leaves no mark of a page in the words of a statement', () => {
  const shown = statements.flatMap(({id, sv, en}) => [
    {id, parts: markedRich(sv, 'sv')},
    {id, parts: markedRich(en, 'en')},
  ]);
  const words = shown.map(({id, parts}) => ({id, text: [parts].flat().map(plain).join('')}));
  expect(words.filter(({text}) => /[`*]/.test(text))).toEqual([]);
});

function plain(part: RichPart): string {
  if (typeof part === 'string') {
    return part;
  }
  return 'text' in part ? part.text : '';
}
