import {beforeAll, describe, expect, it} from 'vitest';
import {makeParts, readerOf} from '../build/parts';
import {createEngine} from './engine';
import type {Engine, SearchContent} from './types';

const content: SearchContent = {
  language: 'sv',
  sections: [
    {id: 'report', label: 'Rapport'},
    {id: 'api', label: 'API'},
  ],
  pages: [
    {url: '/report/fel', title: 'Felmeddelanden', section: 0, keywords: 'felkod'},
    {url: '/report/system', title: 'Systemdatabasen', section: 0, keywords: 'ExoSystemDB'},
    {url: '/api/backup', title: 'Säkerhetskopior', section: 1, keywords: 'backup'},
    {url: '/api/db', title: 'Kunddatabasen', section: 1, keywords: ''},
  ],
  records: [
    {page: 0, anchor: '', heading: '', text: 'Alla koder.'},
    {page: 0, anchor: 'yt-2003', heading: 'YT-2003: Inloggningen misslyckades.', text: 'Kontrollera lösenordet.'},
    {page: 0, anchor: 'yt-2004', heading: 'YT-2004: Databasen kan inte öppnas.', text: 'Databasen saknas.'},
    {page: 1, anchor: '', heading: '', text: 'Roller och behörigheter.'},
    {page: 1, anchor: 'permissions', heading: 'Behörigheter', text: 'Vem som får läsa.'},
    {page: 2, anchor: '', heading: '', text: 'Beställ och hämta en kopia.'},
    {page: 3, anchor: '', heading: '', text: 'Tabeller. Lässal.'},
    {
      page: 3,
      anchor: 'fin-voucher',
      heading: 'fin.Voucher',
      text: '`VoucherDate` · `date` · Datum. `Name` · `varchar(10)` · Namn.',
    },
  ],
  cards: [
    {
      name: 'YT-2003',
      label: 'Anslutning',
      title: 'Inloggningen misslyckades.',
      text: 'Kontrollera lösenordet.',
      url: '/report/fel#yt-2003',
      aliases: ['2003', '18456'],
    },
    {
      name: 'fin.Voucher',
      label: 'Tabell',
      title: 'Verifikationer.',
      text: '',
      url: '/api/db#fin-voucher',
      parts: [
        ['VoucherDate', 'date', 'Datum.'],
        ['Name', 'varchar(10)', 'Namn.'],
      ],
    },
  ],
  partLabel: 'Kolumn',
  synonyms: [
    ['säkerhetskopia', 'backup'],
    ['inloggning', 'kommer in'],
  ],
};

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine(readerOf(makeParts(content)));
});

const first = async (query: string) => (await engine.search(query)).hits[0]?.url;

describe('words', () => {
  it('reads little words that mean something together as one word', async () => {
    expect(await first('kommer in tabeller')).toBe('/report/fel#yt-2003');
  });

  it.each([
    ['databas', '/report/system'],
    ['kopia', '/api/backup'],
    ['sakerhetskopia', '/api/backup'],
    ['behörigheterna', '/report/system#permissions'],
    ['bhörighet', '/report/system#permissions'],
    ['läss nu', '/report/system#permissions'],
  ])('%s leads to %s', async (query, url) => {
    expect((await engine.search(query)).hits.map((hit) => hit.url)).toContain(url);
  });

  it('says which word it took a misspelt one for, and nothing when the word is right', async () => {
    expect((await engine.search('bhörighet')).suggestion).toMatch(/^behörighet/);
    expect((await engine.search('behörigheter')).suggestion).toBeNull();
  });
});

describe('names', () => {
  it.each(['YT-2003', 'yt2003', 'yt 2003', '2003', '18456'])('%s shows the card of the error', async (query) => {
    expect((await engine.search(query)).cards.map(({name}) => name)).toEqual(['YT-2003']);
  });

  it.each(['VoucherDate', 'fin.Voucher.VoucherDate', 'Voucher.VoucherDate'])(
    '%s shows the card of the column',
    async (query) => {
      expect((await engine.search(query)).cards[0]).toMatchObject({
        name: 'fin.Voucher.VoucherDate',
        url: '/api/db#fin-voucher-voucherdate',
      });
    },
  );

  it('shows no card for a column whose name is an everyday word', async () => {
    expect((await engine.search('name')).cards).toEqual([]);
  });

  it('never takes one name for another that resembles it', async () => {
    expect((await engine.search('YT-2009')).total).toBe(0);
  });

  it('is not content with a part of a name that it knows whole', async () => {
    expect((await engine.search('yt2003')).hits).toEqual([]);
  });

  it("takes a cell's error value for a name of its own", async () => {
    expect((await engine.search('#yt!')).total).toBe(0);
  });

  it('finds a column in the text of its table', async () => {
    expect(await first('varchar')).toBe('/api/db#fin-voucher');
  });
});

it('counts by section, and filters', async () => {
  const all = await engine.search('databas');
  expect(all.sections.map(({count}) => count).reduce((sum, count) => sum + count)).toBe(all.total);
  const filtered = await engine.search('databas', {section: 'api'});
  expect(filtered.hits.every(({section}) => section.id === 'api')).toBe(true);
  expect(filtered.sections).toEqual(all.sections);
});

it.each([
  '',
  ' ',
  '🙂',
  '\u202eabc',
  '<script>',
  '((((',
  '"',
  'a'.repeat(10_000),
  'ord '.repeat(2500),
  '{{a0}}',
  '__proto__',
  'constructor',
])('stays calm at %j', async (query) => expect((await engine.search(query)).total).toBeGreaterThanOrEqual(0));
