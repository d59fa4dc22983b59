import {describe, expect, it} from 'vitest';
import {localeIds} from '../lib/locales';
import {productCards} from './cards';

describe.each(localeIds)('the cards of the search in %s', (locale) => {
  const cards = productCards(locale);

  it('lead no customer to the handbooks of the staff', () => {
    const related = cards.flatMap(({name, more = []}) => more.map(([, url]) => `${name} ${url}`));
    expect(related).not.toEqual([]);
    expect(related.filter((link) => link.includes('/internal/'))).toEqual([]);
  });

  it('end no text in four dots', () => {
    const titles = cards.map(({name, title}) => `${name} ${title}`);
    expect(titles.filter((title) => title.endsWith('…'))).not.toEqual([]);
    expect(titles.filter((title) => title.endsWith('….'))).toEqual([]);
  });
});

it('keeps the space inside a number from breaking', () => {
  const texts = productCards('sv').flatMap(({title, text}) => [title, text]);
  expect(texts.filter((text) => /\d\u00a0\d{3}(?!\d)/.test(text))).not.toEqual([]);
  expect(texts.filter((text) => /\d \d{3}(?!\d)/.test(text))).toEqual([]);
});
