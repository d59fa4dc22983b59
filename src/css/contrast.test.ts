import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, contrastLines, withComputedRatios} from './contrast';

const file = path.join(__dirname, 'tokens.css');
const css = readFileSync(file, 'utf8');

/** `light: --yt-ink-3 on --yt-sunk is 2.10, needs 4.5` for every colour below its minimum. */
function failures(source: string): string[] {
  return contrastLines(source).flatMap(({mode, token, ratios, min}) =>
    ratios
      .filter(({ratio}) => ratio < min)
      .map(({ground, ratio}) => `${mode}: --yt-${token} on --yt-${ground} is ${ratio}, needs ${min}`),
  );
}

describe('contrast of the colour tokens', () => {
  it('computes the ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('every colour reaches its minimum, in both modes', () => {
    expect(contrastLines(css).length).toBeGreaterThan(40);
    expect(failures(css)).toEqual([]);
  });

  it('the figures in the comments are the computed ones', () => {
    if (process.env.UPDATE_CONTRAST) {
      writeFileSync(file, withComputedRatios(css));
      return;
    }
    expect(css, 'run: UPDATE_CONTRAST=1 npx vitest run src/css').toBe(withComputedRatios(css));
  });

  it('names a colour that is too faint', () => {
    const faint = css.replace('--yt-ink-3: #534d44', '--yt-ink-3: #a59f95');
    expect(failures(faint).join('\n')).toMatch(/light: --yt-ink-3 on --yt-paper is 2\.\d+, needs 7/);
  });

  it('names a ground that does not exist', () => {
    expect(() => contrastLines(css.replace('@on paper', '@on papper'))).toThrow(/no colour --yt-papper/);
  });
});

describe('colours stay in tokens.css', () => {
  const stylesheets = [
    'base',
    'navbar',
    'menus',
    'sidebar',
    'doc-head',
    'text',
    'steps',
    'admonition',
    'code',
    'error-card',
    'toc',
    'page-end',
    'footer',
    'home',
    'category',
    'notfound',
    'figures',
    'search',
  ];
  it.each(stylesheets)('%s.css writes no literal colour', (name) => {
    const stylesheet = readFileSync(path.join(__dirname, `${name}.css`), 'utf8');
    expect(stylesheet.match(/#[0-9a-f]{3,8}\b(?=[;\s,)])/gi)).toBeNull();
  });
});
