import {describe, expect, it} from 'vitest';
import {productCards} from '../cards';
import {glossary} from '../facts';
import {factTables} from '.';

const table = factTables.glossary!;

describe('the glossary', () => {
  it('stands in the alphabetical order of each language', () => {
    const words = (locale: 'sv' | 'en') =>
      table.idsIn(locale).map((id) => glossary.find((entry) => entry.en === id)![locale]);
    expect(words('sv').slice(0, 3)).toEqual(['administratör', 'anslutning', 'användare']);
    expect(words('sv').slice(-2)).toEqual(['åldersfördelning', 'återläsning'].sort((a, b) => a.localeCompare(b, 'sv')));
    expect(words('en').slice(0, 3)).toEqual(['account', 'accounting currency', 'actual']);
    expect(words('en').at(-1)).toBe('Yttra Sync');
  });

  it('leads to sections, not to cards: the search takes a row that begins with a card for the card', () => {
    const words = JSON.stringify(table.ids.map((id) => table.cells(id, {locale: 'sv'})[0]));
    expect(words).toContain('"/report/functions#syntax-type"');
    expect(productCards('sv').filter(({url}) => words.includes(`"${url}"`))).toEqual([]);
  });

  it('has the words with a section of their own, each with its meaning and its other name', () => {
    expect(table.ids).toHaveLength(glossary.filter(({home}) => home !== undefined).length);
    expect(table.ids).not.toContain('temp support');
    expect(table.cells('movement', {locale: 'sv'})).toEqual([
      [{text: 'rörelse', href: '/report/functions#syntax-type'}],
      'Summan av transaktioner på ett konto under en period.',
      [{words: 'movement', lang: 'en'}],
    ]);
  });
});
