import type {FontWidths} from './measure';

const characters = [...Array.from({length: 0x250}, (_, code) => String.fromCharCode(code)), '–', '—', '…', '→', '›'];
const narrow = new Set(' .,:;ijl');
const widths = (width: number) => characters.map((character) => (narrow.has(character) ? width / 2 : width));

/** A font for tests, of two widths. */
export const testFont: FontWidths = {
  characters: characters.join(''),
  weights: {400: widths(560), 600: widths(600), 700: widths(620)},
  mono: 618,
};

/** What the edges mean, for tests. */
export const testEdges = {here: 'red', end: 'thick', outside: 'dashed'};
