/** Signs of 16 units, drawn with the same line as the arrows. Each is the `d` of a path. */
import ICONS from './iconPaths.json';
import type {Scene} from './scene';

export const ICON_SIZE = 16;

export type IconName = keyof typeof ICONS;
export const iconNames = Object.keys(ICONS) as IconName[];

/** Signs that also carry a colour of their own. */
const COLOURED: Partial<Record<IconName, string>> = {check: 'd-ok'};

/** The path of a sign, in a square of `ICON_SIZE`, and the class that colours it. */
export function iconPath(name: IconName): {readonly d: string; readonly className: string} {
  return {d: ICONS[name], className: COLOURED[name] ?? 'd-icon'};
}

/** Draws a sign with its upper left corner at a point. */
export function drawIcon(scene: Scene, name: IconName, x: number, y: number): void {
  const {d, className} = iconPath(name);
  scene.path(d, className, {x, y});
}
