import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';

/** Where the pictures are put. */
export const outDir = path.join(projectRoot, '.cache/gallery');

/** Width of the text on A4 with the margins of src/css/print.css, in CSS pixels. */
export const paperWidth = 642;

/** A row of `pages.yml`, where its keys are described: a kind of page, or a state in which it can be. */
export interface Kind {
  readonly name: string;
  readonly route: string;
  readonly kind?: true;
  readonly variant?: true;
  readonly widths?: readonly number[];
  readonly do?: readonly Readonly<Record<string, string>>[];
  readonly part?: string;
}

/** Puts elements at once into a state that else only the one in use has. Runs in the page. */
function forceInPage([state, elements]: readonly [string, string]): void {
  document.querySelectorAll(elements).forEach((element) => element.setAttribute('data-forced', ''));
  const pseudo = new RegExp(`:${state}(-visible|-within)?`, 'g');
  // The list grows by the rules within rules while it is read.
  const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = rule.selectorText.replace(pseudo, '[data-forced]');
    }
    if (rule instanceof CSSGroupingRule) {
      rules.push(...rule.cssRules);
    }
  }
}

/** What can be done with a page, by the name that rows have for it. */
export const verbs: Readonly<Record<string, (page: Page, object: string) => Promise<unknown>>> = {
  back: (page) => page.goBack(),
  block: (page, files) => page.route(files, (route) => route.abort()),
  choose: (page, option) => page.locator('select:visible').last().selectOption(option),
  click: (page, selector) => page.locator(selector).first().click(),
  focus: (page, selector) => page.locator(selector).first().focus(),
  // As a link does, wherever it stands.
  follow: (page, selector) => page.locator(selector).first().dispatchEvent('click'),
  forceFocus: (page, selector) => page.evaluate(forceInPage, ['focus', selector] as const),
  forceHover: (page, selector) => page.evaluate(forceInPage, ['hover', selector] as const),
  letters: (page, size) => page.locator('html').evaluate((html, value) => void (html.style.fontSize = value), size),
  offline: (page) => page.context().setOffline(true),
  palette: (page) => page.emulateMedia({forcedColors: 'active'}),
  paper: (page) => page.emulateMedia({media: 'print'}),
  press: (page, key) => page.keyboard.press(key),
  reload: (page) => page.reload(),
  scrollBy: (page, pixels) => page.mouse.wheel(0, Number(pixels)),
  scrollTo: (page, selector) => page.locator(selector).evaluate((element) => element.scrollIntoView()),
  shows: (page, selector) => page.locator(selector).first().waitFor(),
  type: (page, text) => page.keyboard.type(text, {delay: 20}),
};

/** Brings the page of a row, which is open, into its state. */
export async function bringAbout(page: Page, {do: steps = []}: Kind): Promise<void> {
  for (const [verb, object] of steps.flatMap((step) => Object.entries(step))) {
    await verbs[verb]!(page, object);
  }
}

/** In the order of the gallery. */
export const kinds = parse(readFileSync(path.join(projectRoot, 'tools/gallery/pages.yml'), 'utf8'), {
  merge: true,
}) as readonly Kind[];
