import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two `#rrggbb` colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** `light: --yt-ink-3 on --yt-sunk is 2.10, needs 4.5` for every colour below its minimum; how many were looked at. */
function measure(source: string): {count: number; failures: string[]} {
  const modes = source.split(/(?=^ *\[data-theme='dark'\])/m).map((block, index) => {
    const colours = new Map(
      [...block.matchAll(/--yt-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex!]),
    );
    const annotated = [...block.matchAll(/--yt-([\w-]+):\s*(#[0-9a-f]{6});\s*\/\* @on (.+?) min ([\d.]+) \*\//g)];
    return {mode: index === 0 ? 'light' : 'dark', colours, annotated};
  });
  const pairs = modes.flatMap(({mode, colours, annotated}) =>
    annotated.flatMap(([, token, hex, grounds, min]) =>
      grounds!.split(', ').map((ground) => {
        expect(colours.has(ground), `tokens.css: the ${mode} block has no colour --yt-${ground}`).toBe(true);
        const ratio = contrast(hex!, colours.get(ground)!);
        return {ratio, min: Number(min), name: `${mode}: --yt-${token} on --yt-${ground}`};
      }),
    ),
  );
  const failures = pairs.filter(({ratio, min}) => ratio < min);
  return {
    count: pairs.length,
    failures: failures.map(({name, ratio, min}) => `${name} is ${ratio.toFixed(2)}, needs ${min}`),
  };
}

describe('contrast of the colour tokens', () => {
  it('computes the ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('every colour reaches its minimum, in both modes', () => {
    const {count, failures} = measure(css);
    expect(count).toBeGreaterThan(90);
    expect(failures).toEqual([]);
  });

  it('names a colour that is too faint', () => {
    const faint = css.replace('--yt-ink-3: #534d44', '--yt-ink-3: #a59f95');
    expect(measure(faint).failures.join('\n')).toMatch(/light: --yt-ink-3 on --yt-paper is 2\.\d+, needs 7/);
  });

  it('names a ground that does not exist', () => {
    expect(() => measure(css.replace('@on paper', '@on papper'))).toThrow(/no colour --yt-papper/);
  });
});

/** Paper has its own, and a mask needs one that is not seen. */
const mayHaveColours = ['tokens.css', 'print.css', 'buttons.css'];
const stylesheets = readdirSync(__dirname).filter((name) => name.endsWith('.css') && !mayHaveColours.includes(name));

it.each(stylesheets)('%s writes no literal colour', (name) =>
  expect(readFileSync(path.join(__dirname, name), 'utf8').match(/#[0-9a-f]{3,8}\b(?=[;\s,)])/gi)).toBeNull(),
);
