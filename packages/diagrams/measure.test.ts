import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {measure, STYLES, wrap, wrapEvenly} from './measure';

/** What a sheet says of an element with these classes; a later rule goes before an earlier one. */
function fontOf(css: string, classes: readonly string[]): {size?: number; weight?: number; family?: string} {
  const rules = [...css.matchAll(/^([.\w\s,-]+?) \{([^}]*)\}/gm)].filter(([, selectors]) =>
    selectors!.split(/,\s*/).some((selector) => classes.includes(selector.trim().slice(1))),
  );
  return rules.reduce((found, [, , body]) => {
    const font = /font: (\d+) (\d+)px var\(--yt-(\w+)\)/.exec(body!);
    const weight = /font-weight: (\d+)/.exec(body!);
    return {
      ...found,
      ...(font && {weight: Number(font[1]), size: Number(font[2]), family: font[3]}),
      ...(weight && {weight: Number(weight[1])}),
    };
  }, {});
}

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
      const font = fontOf(css, className.split(' '));
      expect(font.size, className).toBe(size);
      expect(font.family === 'mono' ? 'mono' : font.weight, className).toBe(weight);
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
