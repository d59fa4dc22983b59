import {describe, expect, it} from 'vitest';
import type {RichText} from '../../components/Rich';
import {productCards} from '../cards';
import {glossary} from '../facts';
import {factTables} from '.';

const table = factTables.glossary!;
const rowsIn = (locale: 'sv' | 'en', ids?: string[]) => table.show({locale}, ids).groups[0]!.rows as RichText[][];

describe('the glossary', () => {
  it('stands in the alphabetical order of each language', () => {
    const words = (locale: 'sv' | 'en') => rowsIn(locale).map((cells) => (cells[0]![0] as {text: string}).text);
    expect(words('sv').slice(0, 3)).toEqual(['administratör', 'anslutning', 'användare']);
    expect(words('sv').slice(-2)).toEqual(['åldersfördelning', 'återläsning'].sort((a, b) => a.localeCompare(b, 'sv')));
    expect(words('en').slice(0, 3)).toEqual(['account', 'accounting currency', 'actual']);
    expect(words('en').at(-1)).toBe('Yttra Sync');
  });

  it('leads to sections, not to cards: the search takes a row that begins with a card for the card', () => {
    const words = JSON.stringify(rowsIn('sv').map((cells) => cells[0]));
    expect(words).toContain('"/report/functions#syntax-type"');
    expect(productCards('sv').filter(({url}) => words.includes(`"${url}"`))).toEqual([]);
  });

  it('has the words with a section of their own, each with its meaning and its other name', () => {
    expect(table.ids).toHaveLength(glossary.filter(({home}) => home !== undefined).length);
    expect(table.ids).not.toContain('temp support');
    expect(rowsIn('sv', ['movement'])[0]).toEqual([
      [{text: 'rörelse', href: '/report/functions#syntax-type'}],
      'Summan av transaktioner på ett konto under en period.',
      [{words: 'movement', lang: 'en'}],
    ]);
  });
});
