import {describe, expect, it} from 'vitest';
import {type Box, fit, type Fitted} from './fit';

/** Every character is half an em wide. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const box: Box = {width: 400, height: 200, lineHeight: 1.1, sizes: [80, 20]};

function expectInside({size, lines}: Fitted): void {
  lines.forEach((line) => expect(measure(line, size)).toBeLessThanOrEqual(box.width));
  expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
}

describe('fit', () => {
  it('leaves a short title large and whole', () => {
    expect(fit('Logga in', box, measure)).toEqual({size: 80, lines: ['Logga in']});
  });

  it('makes lines of equal length', () => {
    expect(fit('aaaa bb cc d', box, measure).lines).toEqual(['aaaa bb', 'cc d']);
  });

  it.each([
    ['many words', 'Fel i rapporter och funktioner '.repeat(8).trim()],
    ['a long compound', 'Återställningsbehörighetskontrollfunktion'],
    ['a word wider than any line', 'x'.repeat(90)],
    ['more than there is room for', 'Säkerhetskopiering '.repeat(60).trim()],
  ])('keeps %s inside the box', (_name, title) => expectInside(fit(title, box, measure)));

  it('shrinks before it cuts a word', () => {
    expect(fit('Återställningsbehörighetskontroll', box, measure).lines).toEqual(['Återställningsbehörighetskontroll']);
  });

  it('says that something is left out', () => {
    expect(fit('Säkerhetskopiering '.repeat(60).trim(), box, measure).lines.at(-1)).toMatch(/…$/);
  });
});
