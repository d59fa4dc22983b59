/** One colour token with the grounds it stands on. */
export interface ContrastLine {
  readonly mode: 'light' | 'dark';
  /** Token name without the `--yt-` prefix. */
  readonly token: string;
  /** Computed ratio per ground, rounded down to two decimals. */
  readonly ratios: readonly {readonly ground: string; readonly ratio: number}[];
  /** The ratio that the colour must reach: 7 text, 3 lines and signs. */
  readonly min: number;
}

type Colours = ReadonlyMap<string, string>;

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two `#rrggbb` colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function coloursOf(block: string): Colours {
  return new Map([...block.matchAll(/--yt-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
}

function colour(colours: Colours, name: string, mode: string): string {
  const hex = colours.get(name);
  if (!hex) {
    throw new Error(`tokens.css: the ${mode} block has no colour --yt-${name}. Add it, or correct the "@on" comment.`);
  }
  return hex;
}

const annotated = /(--yt-([\w-]+):\s*#[0-9a-f]{6};\s*)\/\* @on (.+?) min ([\d.]+) \*\//g;

function split(css: string): {mode: 'light' | 'dark'; block: string}[] {
  return css
    .split(/(?=^ *\[data-theme='dark'\])/m)
    .map((block, index) => ({mode: index === 0 ? 'light' : 'dark', block}));
}

function measure(block: string, mode: 'light' | 'dark'): ContrastLine[] {
  const colours = coloursOf(block);
  return [...block.matchAll(annotated)].map(([, , token, grounds, min]) => ({
    mode,
    token: token!,
    min: Number(min),
    ratios: grounds!.split(',').map((entry) => {
      const ground = entry.trim().split(' ')[0]!;
      const ratio = contrast(colour(colours, token!, mode), colour(colours, ground, mode));
      return {ground, ratio: Math.floor(ratio * 100) / 100};
    }),
  }));
}

/** Every annotated colour of the stylesheet `css`, with its computed ratios. */
export function contrastLines(css: string): ContrastLine[] {
  return split(css).flatMap(({mode, block}) => measure(block, mode));
}

/** The stylesheet with the figures of its "@on" comments computed anew. */
export function withComputedRatios(css: string): string {
  return split(css)
    .map(({mode, block}) => {
      const lines = measure(block, mode);
      return block.replace(annotated, (_, head: string, token: string, _grounds, min: string) => {
        const line = lines.find((candidate) => candidate.token === token)!;
        const figures = line.ratios.map(({ground, ratio}) => `${ground} ${ratio.toFixed(2)}`).join(', ');
        return `${head}/* @on ${figures} min ${min} */`;
      });
    })
    .join('');
}
