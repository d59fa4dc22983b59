/** Parts of the figures that are HTML. React writes it, at build only, and escapes every text. */
import {createElement as h, type ReactElement, type ReactNode} from 'react';
import {say, type CardContent, type IconName, type Line, type Locale, type Text} from './schema';
import ICONS from './iconPaths.json';

/** Signs are in a square of this many units, drawn with the same line as the arrows. */
export const ICON_SIZE = 16;

/** The path of a sign, and the class that colours it. */
export function iconPath(name: IconName): {readonly d: string; readonly className: string} {
  return {d: ICONS[name], className: name === 'check' ? 'd-ok' : 'd-icon'};
}

/** A block with its parts. A space stands between them, so that their words do not run together in the text. */
export function block(className: string, ...parts: readonly ReactNode[]): ReactElement {
  const present = parts.filter(Boolean);
  return h('div', {className}, ...present.flatMap((part, index) => (index === 0 ? [part] : [' ', part])));
}

/** A small drawing in the text, for the eye only. */
export function drawing(width: number, height: number, ...shapes: readonly ReactNode[]): ReactElement {
  return h('svg', {width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true}, ...shapes);
}

/** A sign. */
export function icon(name: IconName): ReactElement {
  return drawing(ICON_SIZE, ICON_SIZE, h('path', iconPath(name)));
}

/** After a separator inside a name: the only places where a name may break. */
const breakPoint = /(?<=[\p{L}\p{N}][/_@(&;.])(?=[\p{L}$"])/u;

/** A text in the language, whose long names can break at their separators. */
export function sayFolding(text: Text, locale: Locale): ReactNode[] {
  return say(text, locale)
    .split(breakPoint)
    .flatMap((part, index) => (index === 0 ? [part] : [h('wbr', {key: index}), part]));
}

/** What stands in a box: a sign, a title, and lines under it. */
export function card({title, lines = [], icon: sign}: CardContent, locale: Locale): ReactElement {
  return block(
    'd-card',
    sign && icon(sign),
    title !== undefined && h('b', null, ...sayFolding(title, locale)),
    ...lines.map((line) => cardLine(line, locale)),
  );
}

function cardLine(line: Line, locale: Locale): ReactElement {
  return typeof line === 'object' && 'code' in line
    ? h('code', null, ...sayFolding(line.code, locale))
    : h('span', null, ...sayFolding(line, locale));
}
