import {describe, expect, it} from 'vitest';
import {makeIndex, searchIn} from '../build/makeIndex';
import {createEngine} from './engine';
import {mark} from './excerpt';
import type {SearchContent} from './types';

const content: SearchContent = {
  language: 'sv',
  sections: [
    {id: 'report', label: 'Rapport'},
    {id: 'api', label: 'API'},
    {id: 'internal', label: 'Internt', secondary: true},
  ],
  pages: [
    {
      url: '/report/fel',
      title: 'Felmeddelanden',
      section: 0,
      keywords: 'felkod',
      records: [
        {anchor: '', heading: '', text: 'Alla koder.'},
        {anchor: 'yt-2003', heading: 'YT-2003: Inloggningen misslyckades.', text: 'Kontrollera lösenordet.'},
        {anchor: 'yt-2004', heading: 'YT-2004: Databasen kan inte öppnas.', text: 'Databasen saknas.'},
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
      ],
    },
    {
      url: '/report/system',
      title: 'Systemdatabasen',
      section: 0,
      keywords: 'ExoSystemDB, behörigheter',
      records: [
        {anchor: '', heading: '', text: 'Roller och behörigheter.'},
        {anchor: 'permissions', heading: 'Behörigheter', text: 'Vem som får läsa.'},
      ],
      cards: [],
    },
    {
      url: '/api/backup',
      title: 'Säkerhetskopior',
      section: 1,
      keywords: 'backup',
      records: [{anchor: '', heading: '', text: 'Beställ och hämta en kopia. Säkerhet.'}],
      cards: [],
    },
    {
      url: '/api/db',
      title: 'Kunddatabasen',
      section: 1,
      keywords: '',
      records: [
        {anchor: '', heading: '', text: 'Tabeller. Lässal. Den läser inte.'},
        {
          anchor: 'fin-voucher',
          heading: 'fin.Voucher',
          text: '`VoucherDate` · `date` · Datum. `Name` · `varchar(10)` · Namn.',
        },
      ],
      cards: [
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
    },
    {
      url: '/internal/jour',
      title: 'Jour',
      section: 2,
      keywords: '',
      records: [{anchor: '', heading: '', text: 'Behörigheter för den som har jour. Rapporten exporteras.'}],
      cards: [],
    },
  ],
  partLabel: 'Kolumn',
  synonyms: [
    ['saknas', 'inte'],
    ['säkerhetskopia', 'backup'],
  ],
};

const search = searchIn(makeIndex(content));

const first = (query: string) => search(query).hits[0]?.url;

describe('words', () => {
  it.each([
    ['kund', '/api/db'],
    ['kopia', '/api/backup'],
    ['sakerhetskopia', '/api/backup'],
    ['behörigheterna', '/report/system#permissions'],
    ['bhörighet', '/report/system#permissions'],
    ['läss nu', '/report/system#permissions'],
  ])('%s leads to %s', (query, url) => {
    expect(search(query).hits.map((hit) => hit.url)).toContain(url);
  });

  it('says which word it took a misspelt one for, and nothing when the word is right', () => {
    expect(search('bhörighet').suggestion).toMatch(/^behörighet/);
    expect(search('behörigheter').suggestion).toBeNull();
  });
});

describe('names', () => {
  it.each(['YT-2003', 'yt2003', 'yt 2003', '2003', '18456', 'what does YT-2003 mean'])(
    '%s shows the card of the error',
    (query) => {
      expect(search(query).cards.map(({name}) => name)).toEqual(['YT-2003']);
    },
  );

  it.each(['VoucherDate', 'fin.Voucher.VoucherDate', 'Voucher.VoucherDate'])(
    '%s shows the card of the column',
    (query) => {
      expect(search(query).cards[0]).toMatchObject({
        name: 'fin.Voucher.VoucherDate',
        url: '/api/db#fin-voucher-voucherdate',
      });
    },
  );

  it.each([
    ['nearly typed', 'VoucherDa', ['fin.Voucher.VoucherDate'], 1],
    ['that has begun', 'Vouc', [], 1],
    ['that is an everyday word', 'name', [], 1],
    ['that resembles another', 'YT-2009', [], 0],
    ['known whole, not by its parts', 'yt2003', ['YT-2003'], 0],
    ['of an error in a cell', '#yt!', [], 0],
  ])('%s: %s', (_what, query, cards, hits) => {
    const result = search(query);
    expect(result.cards.map(({name}) => name)).toEqual(cards);
    expect(result.hits).toHaveLength(hits);
  });

  it('finds a column in the text of its table', () => {
    expect(first('varchar')).toBe('/api/db#fin-voucher');
  });
});

describe('noise', () => {
  const marksOf = (query: string) =>
    search(query).hits.flatMap(({heading, excerpt}) =>
      [heading, excerpt].flatMap((text) => text.split(mark).filter((_, part) => part % 2 === 1)),
    );

  it.each([
    ['behörighet', ['Behörigheter', 'behörigheter']],
    ['saknas', ['saknas']],
    ['kopia', ['kopia']],
    ['kund ', ['Kunddatabasen']],
    ['port ', []],
  ])('%j marks what was typed, in all its forms, and the seams of compounds alone: %j', (query, words) => {
    expect(new Set(marksOf(query))).toEqual(new Set(words));
  });

  it('shows pages of the staff where they are asked for, or nothing else answers', () => {
    expect(search('behörigheter').hits.map(({url}) => url)).not.toContain('/internal/jour');
    expect(search('behörigheter', {section: 'internal'}).hits.map(({url}) => url)).toEqual(['/internal/jour']);
    expect(first('jour')).toBe('/internal/jour');
  });
});

it('puts the part that has every word before the beginning of its page, which has them as keywords', () => {
  const records = [
    {anchor: '', heading: '', text: 'Om listor och filter.'},
    {anchor: 'chart', heading: 'Diagram', text: 'Välj pris och färg i ett diagram.'},
  ];
  const page = {url: '/lists', title: 'Listor', section: 0, keywords: 'pris, färg', records, cards: []};
  const hits = searchIn(makeIndex({...content, pages: [page]}))('pris färg').hits.map(({url}) => url);
  expect(hits).toEqual(['/lists#chart', '/lists']);
});

describe('questions of readers', () => {
  const page = (url: string, text: string, questions: readonly string[] = []) => ({
    url,
    title: 'Sida',
    section: 0,
    keywords: '',
    records: [{anchor: '', heading: '', text, questions}],
    cards: [],
  });
  const first = (...pages: readonly ReturnType<typeof page>[]) =>
    searchIn(makeIndex({...content, pages}))('rapporten är tom').hits[0]!.url;
  const answer = page('/answer', 'Läs om.', ['rapporten är tom']);

  it('one leads to the part that answers it', () => {
    const other = {...page('/lists', 'Rapporten kommer, listan är tom.'), keywords: 'rapport'};
    expect(first(other, answer)).toBe('/answer');
  });

  it('words of several are not side by side', () => {
    expect(first(page('/several', 'Läs om.', ['rapporten', 'är tom']), answer)).toBe('/answer');
  });
});

it('says which texts an answer lacks, and gives it without them', () => {
  const {index, texts} = makeIndex(content);
  const engine = createEngine(index);
  const {result, lacking} = engine.search('behörighet');
  expect(result.hits[0]).toMatchObject({url: '/report/system#permissions', excerpt: ''});
  lacking.forEach((name) => engine.add(name, texts.get(name)!));
  const whole = engine.search('behörighet');
  expect(whole.lacking).toEqual([]);
  expect(whole.result.hits[0]!.excerpt).not.toBe('');
});

it('counts by section, and filters', () => {
  const all = search('databas');
  expect(all.sections.map(({count}) => count).reduce((sum, count) => sum + count)).toBe(all.all);
  const filtered = search('databas', {section: 'api'});
  expect(filtered.hits.every(({section}) => section.id === 'api')).toBe(true);
  expect(filtered.sections).toEqual(all.sections);
});
