import {describe, expect, it} from 'vitest';
import {excerpt, mark, marked} from './excerpt';
import type {Token} from './tokens';

const among = (terms: readonly string[]) => (token: Token) => token.forms.some((form) => terms.includes(form));

const shown = (text: string) => text.replace(new RegExp(`${mark}(.*?)${mark}`, 'g'), '[$1]');

const plain = (text: string, terms: readonly string[], size?: number) =>
  excerpt(text, among(terms), among(terms), size).replaceAll(mark, '');

it('marks the words, and knows code', () => {
  expect(shown(excerpt('Kör `YT.LIST` mot databasen.', among(['databasen'])))).toBe('Kör `YT.LIST` mot [databasen].');
});

describe('shows one sentence or cell', () => {
  it.each([
    ['Först detta. Sedan databasen, t.ex. Excel. Sist det.', 'Sedan databasen, t.ex. Excel.'],
    ['Kod · Orsak · YT-1001 · Ingen databasen nås. Vänta. · Nästa', 'Ingen databasen nås.'],
    ['Välj **Arkiv** → Alternativ → databasen. Klart.', 'Välj **Arkiv** → Alternativ → databasen.'],
    ['Villkor: a >= 2 && b <> databasen', 'Villkor: a >= 2 && b <> databasen'],
    ['Kör `a. Databasen · bort`. Sedan.', 'Kör `a. Databasen · bort`.'],
  ])('%s', (text, sentence) => {
    expect(plain(text, ['databasen'])).toBe(sentence);
  });

  it('the one with most of the words', () => {
    const text = `${'Fyllnad med databas. '.repeat(20)}Här möts anslutning och databas. Mer fyllnad.`;
    expect(shown(excerpt(text, among(['anslutning', 'databas'])))).toBe('Här möts [anslutning] och [databas].');
  });

  const sample = `\`${'CREATE LOGIN databasen anslutning '.repeat(3)}\``;

  it('no code, when a sentence has one of the words', () => {
    expect(plain(`Kör: b.sql ${sample} Sedan nås databasen.`, ['databasen', 'anslutning'])).toBe(
      'Sedan nås databasen.',
    );
    expect(plain(`Kör: b.sql ${sample} Sedan.`, ['anslutning'])).toContain('CREATE');
  });

  it('a sentence, or a name in a table with what is said of it', () => {
    const rows = 'Tabell · Tak ¶ Databasen på servern · högst 50 MB ¶ Vyn · 3';
    expect(plain(rows, ['databasen'])).toBe('Databasen på servern · högst 50 MB');
    expect(plain(rows, ['50'])).toBe('Databasen på servern · högst 50 MB');
    expect(plain(`${rows} ¶ Så nås databasen.`, ['databasen'])).toBe('Så nås databasen.');
  });

  it('the first when none has any', () => {
    expect(plain('Först. Sedan.', ['annat'])).toBe('Först.');
  });
});

it.each([40, 57, 90, 170])('cuts a long sentence between words, at %i characters', (size) => {
  const words =
    `${'föregående-delar av_en mycket-lång mening, '.repeat(12)}databasen ${'och det som följer '.repeat(12)}`.trim();
  const part = plain(words, ['databasen'], size);
  expect(part).toContain('databasen');
  const [, inner] = /^…(.*?)…?$/.exec(part)!;
  expect(` ${words} `).toContain(` ${inner!.trim()} `);
  expect(part.length).toBeLessThan(size + 3);
});

it('keeps markup as text', () => {
  expect(marked('<img src=x onerror=alert(1)>', among([]))).toBe('<img src=x onerror=alert(1)>');
});
