import {expect, it} from 'vitest';
import {excerpt, marked} from './excerpt';

const shown = (segments: ReturnType<typeof excerpt>) =>
  segments
    .map(({text, mark, code}) => [mark && '[', code && '<', text, code && '>', mark && ']'].filter(Boolean).join(''))
    .join('');

it('marks the words, and knows code', () => {
  expect(shown(excerpt('Kör `YT.LIST` mot databasen.', new Set(['databasen'])))).toBe('Kör <YT.LIST> mot [databasen].');
});

it('shows the part with most of the words', () => {
  const text = `${'Fyllnad utan innehåll. '.repeat(20)}Här möts anslutning och databas.${' Mer fyllnad.'.repeat(20)}`;
  const part = shown(excerpt(text, new Set(['anslutning', 'databas'])));
  expect(part).toContain('[anslutning] och [databas]');
  expect(part.startsWith('…')).toBe(true);
  expect(part.endsWith('…')).toBe(true);
  expect(part.length).toBeLessThan(200);
});

it('keeps markup as text', () => {
  const [only] = marked('<img src=x onerror=alert(1)>', new Set());
  expect(only!.text).toBe('<img src=x onerror=alert(1)>');
});

it('has nothing to show of an empty text', () => {
  expect(excerpt('', new Set(['a']))).toEqual([]);
});
