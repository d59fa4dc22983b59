/** Signs of 16 units, drawn with the same line as the arrows. Each is the `d` of a path. */
import type {Scene} from './scene';

export const ICON_SIZE = 16;

const ICONS = {
  sheet: 'M1.5 2.5h13v11h-13zM1.5 6.5h13M6 2.5v11M1.5 10h13',
  globe: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM1.5 8h13M8 1.5c-4 4-4 9 0 13c4-4 4-9 0-13z',
  database: 'M2.5 4c0-3.3 11-3.3 11 0v8c0 3.3-11 3.3-11 0zM2.5 4c0 3.3 11 3.3 11 0M2.5 8c0 3.3 11 3.3 11 0',
  cloud: 'M4.5 12.5h7.5a2.8 2.8 0 0 0 .4-5.6a4.3 4.3 0 0 0-8.3 0a2.850 2.850 0 0 0 .4 5.6z',
  sync: 'M2.5 7a5.6 5.6 0 0 1 10-2.5M13.5 9a5.6 5.6 0 0 1-10 2.5M12.8 1.5v3.2h-3.2M3.2 14.5v-3.2h3.2',
  file: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  folder: 'M1.5 3.5h5l1.5 2h6.5v8h-13z',
  person: 'M8 1.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM2.5 14.5c0-6 11-6 11 0z',
  group:
    'M5.5 3.5a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8zM1 14c0-5.2 9-5.2 9 0zM10.5 3a2.4 2.4 0 0 1 .5 4.7M12.3 14h2.7c0-2.8-1.5-4.2-3.5-4.3',
  key: 'M5 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM8.5 8.5h6.5v3M12 8.5v2.5',
  mail: 'M1.5 3.5h13v9.5h-13zM1.5 4l6.5 5l6.5-5',
  shield: 'M8 1.5l5.5 2v4c0 3.5-2.5 6-5.5 7c-3-1-5.5-3.5-5.5-7v-4zM5.5 8l2 2l3.2-4',
  gear: 'M8 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4',
  server: 'M2.5 2.5h11v4.5h-11zM2.5 9h11v4.5h-11zM5 4.7h.1M5 11.2h.1',
  check: 'M2.5 8.5l3.8 4l7.2-9',
  cross: 'M3 3l10 10M13 3l-10 10',
  warning: 'M8 2l6.5 12h-13zM8 6.5v3.5M8 12v.1',
  chevron: 'M3.5 6l4.5 4.5l4.5-4.5',
  box: 'M1.5 1.5h13v13h-13z',
  ticked: 'M1.5 1.5h13v13h-13zM4.5 8l2.5 2.5l4.5-5',
  wait: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 4.5v3.5l2.5 1.5',
} as const;

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
