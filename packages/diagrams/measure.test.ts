import {describe, expect, it} from 'vitest';
import {testFont} from './fixture';
import * as measured from './measure';
import {withFont, type StyleName} from './measure';

const measure = (text: string, style: StyleName) => withFont(testFont, () => measured.measure(text, style));
const wrap = (text: string, style: StyleName, width: number) =>
  withFont(testFont, () => measured.wrap(text, style, width));
const wrapEvenly = (text: string, style: StyleName, width: number) =>
  withFont(testFont, () => measured.wrapEvenly(text, style, width));

describe('measure', () => {
  it('knows every width that Chromium measured', () => {
    expect(measure('i', 'strong')).toBeLessThan(measure('m', 'strong'));
    expect(measure('YT_10482', 'mono')).toBeCloseTo(8 * 13 * 0.618, 5);
  });

  it('takes a character it does not know as wide, not as nothing', () => {
    expect(measure('漢', 'small')).toBe(13);
  });
});

describe('wrap', () => {
  it('breaks at spaces so that no line is too wide', () => {
    const lines = wrap('Kan trafiken krypteras, och är certifikatet betrott?', 'small', 150);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(measure(line, 'small')).toBeLessThanOrEqual(150);
    expect(lines.join(' ')).toBe('Kan trafiken krypteras, och är certifikatet betrott?');
  });

  it('refuses a word that has no room', () => {
    expect(() => wrap('kunddatabasanslutning', 'small', 60)).toThrow(/is \d+ wide and has 60/);
  });

  it('makes lines even without making them more', () => {
    const text = 'Din e-post på Logga ut';
    const even = wrapEvenly(text, 'label', 120);
    expect(even).toHaveLength(wrap(text, 'label', 120).length);
    expect(even).toEqual(['Din e-post', 'på Logga ut']);
  });
});
