/** Writes a scene as an SVG element: classes only, no styles, names for screen readers. */
import {escapeHtml} from '../common/client';
import {STYLES} from './measure';
import type {Scene, Shape} from './scene';

/** Room for half of the outermost line. */
const EDGE = 1;

export interface SvgNames {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** @returns the SVG source, safe to put into HTML as it is */
export function toSvg(scene: Scene, {id, title, description}: SvgNames): string {
  const width = number(scene.width);
  const top = Math.floor(scene.top);
  const height = number(Math.ceil(scene.height) + EDGE - top);
  return (
    `<svg class="d-fig d-wide" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d" focusable="false">` +
    `<title id="${id}-t">${escapeHtml(title)}</title><desc id="${id}-d">${escapeHtml(description)}</desc>` +
    `${scene.shapes.map(write).join('')}</svg>`
  );
}

function write(shape: Shape): string {
  switch (shape.shape) {
    case 'rect':
      return (
        `<rect class="${shape.className}" x="${number(shape.x)}" y="${number(shape.y)}" ` +
        `width="${number(shape.w)}" height="${number(shape.h)}"${shape.rx ? ` rx="${shape.rx}"` : ''}/>`
      );
    case 'path': {
      const at = shape.at ? ` transform="translate(${number(shape.at.x)} ${number(shape.at.y)})"` : '';
      return `<path class="${shape.className}" d="${shape.d}"${at}/>`;
    }
    case 'circle':
      return `<circle class="${shape.className}" cx="${number(shape.cx)}" cy="${number(shape.cy)}" r="${number(shape.r)}"/>`;
    case 'text': {
      const anchor = shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`;
      return (
        `<text class="${STYLES[shape.style].className}" x="${number(shape.x)}" y="${number(shape.y)}"${anchor}>` +
        `${escapeHtml(shape.text)}</text>`
      );
    }
  }
}

/** At most one decimal: the figures are on a half-pixel grid. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}
