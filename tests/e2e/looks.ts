import type {Page} from '@playwright/test';

export type Mode = 'light' | 'dark';

/** A colour mode and a width of the window in CSS pixels. */
export type Look = readonly [Mode, number];

export const everyLook: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
  ['light', 360],
];

/**
 * One look at each change, every one in `npm test -- all`.
 *
 * @param turn number of the page among those that are looked at: they take turns, light on a desk and dark on a phone
 */
export const tagsOfLook = (look: Look, turn: number): string[] =>
  everyLook.indexOf(look) === turn % 2 ? [] : ['@all'];

/** Shows the page in a mode and width without loading it again. */
export async function show(page: Page, mode: Mode, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

/** Colours must be final when they are measured. The page must be open with `bypassCSP`. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.addStyleTag({content: '* { transition: none !important; }'});
}
