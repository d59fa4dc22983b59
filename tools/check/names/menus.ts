import {dialogs, portalButtons, portalMenus, ribbon, roles} from '../../../src/product/facts';
import {inEach} from '../../../src/lib/locales';

export const separator = ' > ';

/** `a > b > c` gives `a`, `a > b` and itself. */
export const waysOn = (path: string): string[] =>
  path.split(separator).map((_, index, parts) => parts.slice(0, index + 1).join(separator));

const leastOf = (id: string | undefined) => roles.find((role) => role.id === id);

/**
 * Every way through the ribbon and the portal, such as `Yttra > Rapport > Uppdatera`, with what it opens, in the product's
 * own words, and the lowest role that sees it; without a role when everyone does.
 */
export const ways = inEach((language) => [
  ...ribbon.flatMap(({group, opens, role, ...button}) =>
    button[language]
      .split(' / ')
      .map((name) => ({
        path: ['Yttra', group[language], name].join(separator),
        opens: opens[language],
        least: leastOf(role),
      })),
  ),
  ...portalMenus.map((menu) => ({path: menu[language], opens: '', least: leastOf(menu.role)})),
]);

/** Buttons of dialogs and of the portal. */
export const buttons = inEach((language) =>
  [...dialogs.flatMap((dialog) => dialog.buttons), ...portalButtons].map((button) => button[language]),
);
