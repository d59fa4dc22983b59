import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {measure, STYLES, wrap, wrapEvenly} from './measure';

describe('measure', () => {
  it('knows every width that Chromium measured', () => {
    expect(measure('i', 'text')).toBeLessThan(measure('m', 'text'));
    expect(measure('YT_10482', 'mono')).toBeCloseTo(8 * 12 * 0.618, 5);
  });

  it('takes a character it does not know as wide, not as nothing', () => {
    expect(measure('漢', 'small')).toBe(13);
  });

  it('agrees with the style sheet in size and weight of every text class', () => {
    const css = readFileSync('src/css/figures.css', 'utf8');
    for (const {className, size, weight} of Object.values(STYLES)) {
      const classes = className.split(' ');
      const rule = new RegExp(`\\.${classes[0]} \\{[^}]*font: (\\d+) (\\d+)px var\\(--yt-(font|mono)\\)`).exec(css);
      expect(rule, className).not.toBeNull();
      expect(Number(rule![2]), className).toBe(size);
      if (weight === 'mono') expect(rule![3]).toBe('mono');
      else expect(classes.includes('d-b') ? 600 : Number(rule![1]), className).toBe(weight);
    }
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
    const even = wrapEvenly(text, 'message', 120);
    expect(even).toHaveLength(wrap(text, 'message', 120).length);
    expect(even).toEqual(['Din e-post', 'på Logga ut']);
  });
});
