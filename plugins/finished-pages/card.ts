import {createElement, type CSSProperties, type ReactElement} from 'react';

/** What stands on a card. */
export interface CardText {
  readonly title: string;
  /** Name of the section; absent on pages outside the sections. */
  readonly section?: string;
  readonly kind?: string;
  /** Host that the page is published on. */
  readonly host: string;
}

/** The size that sharing services ask for, pixels. */
export const cardSize = {width: 1200, height: 630} as const;

/** Light colours of src/css/tokens.css: a picture has one mode. */
export const colour = {
  paper: '#fbfaf6',
  sunk: '#f3f0e8',
  raised: '#ffffff',
  wash: '#f7e9e3',
  ink: '#1d1a16',
  ink2: '#48433b',
  ink3: '#534d44',
  rule: '#c9c2b2',
  accent: '#8b2a1c',
} as const;

type Content = readonly (ReactElement | string)[];

const box = (style: CSSProperties, ...children: Content): ReactElement =>
  createElement(
    'div',
    {style: {display: 'flex', alignItems: 'center', boxSizing: 'border-box', ...style}},
    ...children,
  );

/** The card is a sheet: a gutter with row numbers, and the title in the active cell. Pixels. */
const sheet = {gutter: 88, right: 1128, padding: 48, rows: [150, 340, 140]} as const;
const room = sheet.right - sheet.gutter - 2 * sheet.padding;
/**
 * Width of the lines between cells, which are the sheet's ground showing through. No border anywhere: Satori cuts each
 * out of a layer of its own, which takes five times as long to paint as all the rest.
 */
const gap = 2;

/** Sizes of a title, in pixels, with the letters in a line and the lines that the cell has room for at each. */
const sizes: readonly (readonly [size: number, letters: number, lines: number])[] = [
  [104, 15, 2],
  [100, 16, 2],
  [96, 17, 2],
  [92, 18, 2],
  [84, 19, 3],
  [80, 20, 3],
  [72, 23, 3],
  [60, 27, 4],
  [40, 41, 6],
];

/** The title, in lines of equal length; at the smallest size, what is too long is cut with an ellipsis. */
function heading(title: string): ReactElement {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fitting = sizes.find(([, letters, lines]) => longest <= letters && title.length <= letters * lines);
  const [fontSize, , lineClamp] = fitting ?? sizes.at(-1)!;
  const lines: CSSProperties = fitting ? {textWrap: 'balance'} : {wordBreak: 'break-word', lineClamp};
  const letters: CSSProperties = {fontWeight: 700, letterSpacing: '-0.02em', color: colour.ink, lineHeight: 1.12};
  return box({fontSize, ...letters, ...lines, display: 'block', width: room}, title);
}

function row(index: 0 | 1 | 2, cell: CSSProperties, ...children: Content): ReactElement {
  const isActive = index === 1;
  const number = isActive
    ? {background: colour.wash, color: colour.accent, fontWeight: 700}
    : {background: colour.sunk, color: colour.ink3};
  const width = cardSize.width - sheet.right - gap;
  const height = sheet.rows[index] - (index === 0 ? 0 : gap);
  const background = colour.paper;
  return box(
    {height, width: '100%', gap},
    box({width: sheet.gutter - gap, height, justifyContent: 'center', ...number}, `${index + 1}`),
    box({flexGrow: 1, height, padding: `0 ${sheet.padding}px`, background, ...cell}, ...children),
    box({width, height, background}),
  );
}

function activeFrame(): ReactElement[] {
  const [top, height] = sheet.rows;
  const [left, right, bottom] = [sheet.gutter, sheet.right, top + height];
  const across = {left: left - 3, width: right - left + 6, height: 6};
  const down = {top: top - 3, width: 6, height: height + 6};
  const sides = [
    {...across, top: top - 3},
    {...across, top: bottom - 3},
    {...down, left: left - 3},
    {...down, left: right - 3},
  ];
  const handle = {left: right - 16, top: bottom - 16, width: 33, height: 33, padding: 5, background: colour.paper};
  return [
    ...sides.map((side) => box({position: 'absolute', ...side, background: colour.accent})),
    box({position: 'absolute', ...handle}, box({width: 23, height: 23, background: colour.accent})),
  ];
}

function head(section: string | undefined, wordmark: string): Content {
  const logo = createElement('img', {key: 'logo', src: wordmark, width: 198, height: 57.6});
  const line = box({width: gap, height: '100%', margin: '0 44px', background: colour.rule});
  return section ? [logo, line, box({fontSize: 40, fontWeight: 600, color: colour.ink2}, section)] : [logo];
}

function foot(kind: string | undefined, host: string): Content {
  const frame = {padding: 3, height: 62, borderRadius: 4, background: colour.accent};
  const letters = {padding: '0 22px', height: 56, borderRadius: 1, background: colour.paper, color: colour.accent};
  const badge = (words: string) => box(frame, box({...letters, fontSize: 32, fontWeight: 600}, words));
  const style = {display: 'block', marginLeft: 'auto', maxWidth: room / 2, lineClamp: 1, color: colour.ink3};
  const address = box(style, host);
  return kind ? [badge(kind), address] : [address];
}

/**
 * A card as elements that Satori draws.
 *
 * @param wordmark address of the picture, 110 × 32
 */
export function drawCard({title, section, kind, host}: CardText, wordmark: string): ReactElement {
  return box(
    {...cardSize, gap, flexDirection: 'column', background: colour.rule, fontFamily: 'site', fontSize: 30},
    row(0, {}, ...head(section, wordmark)),
    row(1, {background: colour.raised}, heading(title)),
    row(2, {}, ...foot(kind, host)),
    ...activeFrame(),
  );
}
