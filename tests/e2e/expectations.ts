import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {extractText, getDocumentProxy} from 'unpdf';
import {violations} from './faults/axe';
import {layoutFaults} from './faults/layout';
import {motionFaults} from './faults/motion';
import {paletteFaults} from './faults/palette';
import {smallLetters} from './faults/visible';
import {first, markName, ofAll, ofEach, pattern, top, type Verb} from './selectors';
import {expect, requestsOf, stored} from './site';

/** What a page has asked for: the type of each request with its path, as `script /assets/js/main.js`. */
const asked = (page: Page) =>
  requestsOf(page).map((request) => `${request.resourceType()} ${new URL(request.url()).pathname}`);

/** What tells two states apart when grounds and shadows are gone. */
const signs = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate((element) => {
      const {outlineStyle, outlineWidth, textDecorationLine, borderTopStyle, borderTopWidth} =
        getComputedStyle(element);
      return [outlineStyle, outlineWidth, textDecorationLine, borderTopStyle, borderTopWidth].join();
    });

const measures = ['left', 'right', 'top', 'width', 'height'] as const;
type Measure = (typeof measures)[number];

/** Edges and size of each element of a selector, in whole px. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all, names) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.map((box) => Object.fromEntries(names.map((name) => [name, Math.round(box[name])])));
  }, measures);

/** The sheets of paper that a page is printed on, each as `2 of 3, portrait: ` and its words. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({preferCSSPageSize: true});
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const sides = boxes.map(([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'));
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {mergePages: false});
  return text.map((words, index) => `${index + 1} of ${text.length}, ${sides[index]}: ${words}`);
}

/** What can be remembered of a page, to be compared with what it is later. */
const facts: Readonly<Record<string, (page: Page, object: string) => Promise<unknown>>> = {
  /** Addresses of what a cache of the browser holds. */
  copies: (page, cache) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url), cache),
  description: (page) => first(page, 'meta[name=description]').getAttribute('content'),
  /** But for what says where the reader is. */
  html: (page, selector) =>
    first(page, selector).evaluate(({outerHTML}) => outerHTML.replace(/ toc-highlight[^"]*/g, '')),
  styles: (page, selector) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Object.values(getComputedStyle(one)).join())),
  text: (page, selector) => first(page, selector).innerText(),
};

const remembered = new WeakMap<Page, Map<string, unknown>>();

const remember = ofAll<string>(async (page, fact, object) => {
  const value = await facts[fact]!(page, object);
  expect(value).not.toHaveLength(0);
  remembered.set(page, (remembered.get(page) ?? new Map()).set(`${fact} ${object}`, value));
});

/** What a row of `behaviours` can expect. */
export const expectations: Readonly<Record<string, Verb>> = {
  /** Without a selector the whole page. */
  accessible: async (page: Page, selector: string) => expect(await violations(page, selector || undefined)).toEqual([]),
  /** Each of the elements has the same measure. */
  aligned: ofAll<readonly string[]>(async (page, measure, selectors) => {
    const boxes = (await Promise.all(selectors.map((selector) => boxesOf(page, selector)))).flat();
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map((box) => box[measure])).size, JSON.stringify(boxes)).toBe(1);
  }),
  asks: ofEach((page, words) => expect.poll(() => asked(page).join('\n')).toMatch(new RegExp(words, 'm'))),
  asksNot: ofEach(async (page, words) => expect(asked(page).join('\n')).not.toMatch(new RegExp(words, 'm'))),
  asksAtMost: ofAll<number>(async (page, words, most) =>
    expect(asked(page).filter((request) => new RegExp(words).test(request)).length).toBeLessThanOrEqual(most),
  ),
  at: (page: Page, y: number) => expect.poll(() => top(page)).toBe(y),
  /** As soon as the page has been drawn once more, without waiting. */
  atNextFrame: async (page: Page, y: number) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await top(page)).toBe(y);
  },
  beside: async (page: Page, [right, left]: [string, string]) => {
    const [one, other] = [(await first(page, right).boundingBox())!, (await first(page, left).boundingBox())!];
    expect(one.x).toBeGreaterThan(other.x + other.width);
    expect(Math.abs(one.y - other.y)).toBeLessThan(2);
  },
  box: ofAll<readonly number[]>(async (page, selector, [x, y, width, height]) =>
    expect(await page.locator(selector).boundingBox()).toEqual({x, y, width, height}),
  ),
  clipboard: async (page: Page, words: string) =>
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(pattern(words)),
  count: ofAll<number>((page, selector, count) => expect(page.locator(selector)).toHaveCount(count)),
  counts: async (page: Page, [count, items, of]: [string, string, string]) => {
    const all = await page.locator(items).count();
    const left = await page.locator(items).filter({visible: true}).count();
    expect(all).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all / 2);
    await expect(first(page, count)).toHaveText(`${left} ${of} ${all}`);
  },
  css: ofAll<Readonly<Record<string, string>>>(async (page, selector, styles) => {
    for (const [property, value] of Object.entries(styles)) {
      const [, pseudo, name] = /^(?:::(before|after) )?(.+)$/.exec(property)!;
      await expect(first(page, selector)).toHaveCSS(name!, pattern(value), {pseudo: pseudo as 'before' | undefined});
    }
  }),
  /** Two states that a reader's own palette leaves apart. */
  differs: ofAll<string>(async (page, selector, other) =>
    expect(await signs(page, selector)).not.toBe(await signs(page, other)),
  ),
  /** The letters of a drawing, 13 units high, are larger as it is shown; in px. */
  drawnLetters: ofAll<number>(async (page, selector, least) =>
    expect(await page.locator(selector).evaluate((svg: SVGSVGElement) => 13 * svg.getScreenCTM()!.a)).toBeGreaterThan(
      least,
    ),
  ),
  drawnInPalette: async (page: Page) => expect(await paletteFaults(page)).toEqual([]),
  /** As the browser's own search in the page does. */
  finds: async (page: Page, words: string) =>
    expect(await page.evaluate((text) => (window as unknown as {find(text: string): boolean}).find(text), words)).toBe(
      true,
    ),
  focused: (page: Page, selector: string) => expect(first(page, selector)).toBeFocused(),
  /** The next so many stops of the Tab key have a frame in another colour than the page's ground. */
  framesFocus: async (page: Page, stops: number) => {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const frame = await page.evaluate(() => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement!);
        const isSeen = outlineColor !== getComputedStyle(document.body).backgroundColor;
        return isSeen && `${outlineStyle} ${outlineWidth}`;
      });
      expect(frame, `stop ${stop}`).toMatch(/^(?!none).* [2-9]/);
    }
  },
  has: ofEach((page, selector) => expect(page.locator(selector)).not.toHaveCount(0)),
  hides: ofEach((page, selector) => expect(page.locator(selector).filter({visible: true})).toHaveCount(0)),
  highlights: (page: Page, words: string) =>
    expect
      .poll(() => page.evaluate(() => [...new Set([...(CSS.highlights.get('search') ?? [])].map(String))].join()))
      .toMatch(pattern(words)),
  inView: ofEach((page, selector) => expect(first(page, selector)).toBeInViewport({ratio: 0.99})),
  keepsFocus: async (page: Page, selector: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`:not(body):not(${selector} *):focus`)).toHaveCount(0);
    }
  },
  lacks: ofEach((page, selector) => expect(page.locator(selector)).toHaveCount(0)),
  legible: async (page: Page) => expect(await smallLetters(page)).toEqual([]),
  marked: (page: Page, selector: string) => expect(page.locator(`${selector || 'html'}[${markName}]`)).toHaveCount(1),
  marksUnder: async (page: Page, id: string) => {
    const ids = await page.evaluate(() => {
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
      const isAbove = (heading: Element, node: Node) =>
        heading.contains(node) || node.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_PRECEDING;
      return [...CSS.highlights.get('search')!].map(
        ({startContainer}) => headings.findLast((heading) => isAbove(heading, startContainer))?.id,
      );
    });
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids)).toEqual(new Set([id]));
  },
  motionless: async (page: Page) => expect(await motionFaults(page)).toEqual([]),
  names: async (page: Page, [links, headings]: [string, string]) => {
    const words = (selector: string) => page.locator(selector).filter({visible: true}).allInnerTexts();
    expect((await words(links)).length).toBeGreaterThan(0);
    expect((await words(headings)).map((text, index) => [index, text])).toEqual(
      (await words(links)).map((text, index) => [index, expect.stringContaining(text)]),
    );
  },
  path: (page: Page, address: string) => expect(page).toHaveURL(pattern(address)),
  outOfView: ofEach((page, selector) => expect(first(page, selector)).not.toBeInViewport()),
  places: ofAll<Readonly<Partial<Record<Measure, readonly [number, number]>>>>(async (page, selector, expected) => {
    const boxes = await boxesOf(page, selector);
    for (const [measure, [least, most]] of Object.entries(expected)) {
      const values = boxes.map((box) => box[measure]!);
      expect.soft(Math.max(...values), `${measure} of ${selector}`).toBeGreaterThanOrEqual(least);
      expect.soft(Math.max(...values), `${measure} of ${selector}`).toBeLessThanOrEqual(most);
    }
  }),
  /** Behind each of the links the address that it leads to is printed, as a pattern that may name it as `$href`. */
  printed: ofAll<string>(async (page, selector, words) => {
    const links = await page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href')!,
          printed: getComputedStyle(link, '::after').content.replaceAll('" "', ''),
        })),
      );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({href, printed}) => printed !== words.replace('$href', href))).toEqual([]);
  }),
  /** What a pattern captures is printed more than three times, each time another. */
  printsOnce: async (page: Page, words: string) => {
    const found = [...(await sheetsOf(page)).join('\n').matchAll(new RegExp(words, 'g'))].map(([, one]) => one);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual([...new Set(found)]);
  },
  /** What `same` expects later. */
  remember,
  same: ofAll<string>((page, fact, object) =>
    expect.poll(() => facts[fact]!(page, object)).toEqual(remembered.get(page)!.get(`${fact} ${object}`)),
  ),
  selected: async (page: Page, words: string) =>
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(words),
  /** How many bytes the page has been sent, after gzip -6. */
  sent: async (page: Page, [least, most]: [number, number]) => {
    const bodies = await Promise.all(requestsOf(page).map(async (request) => (await request.response())!.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, {level: 6}).length, 0);
    expect(bytes).toBeGreaterThan(least);
    expect(bytes).toBeLessThanOrEqual(most);
  },
  /** On how many sheets of paper words stand, or that it is on `every` one. */
  sheets: async (page: Page, expected: Readonly<Record<string, number | 'every'>>) => {
    const sheets = await sheetsOf(page);
    for (const [words, count] of Object.entries(expected)) {
      const having = sheets.filter((sheet) => new RegExp(words).test(sheet));
      expect.soft(having.length, `${words} in ${sheets.join('\n')}`).toBe(count === 'every' ? sheets.length : count);
    }
  },
  shows: ofEach((page, selector) => expect(page.locator(selector).filter({visible: true})).not.toHaveCount(0)),
  sideways: ofAll<number>(async (page, selector, count) => {
    const widths = await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(widths.filter((beyond) => beyond > 0)).toHaveLength(count);
  }),
  stores: ofAll<string | null>((page, key, value) => expect.poll(() => stored(page, key)).toBe(value)),
  text: ofAll<string | string[]>((page, selector, words) =>
    Array.isArray(words)
      ? expect(page.locator(selector)).toHaveText(words)
      : expect(first(page, selector)).toHaveText(pattern(words)),
  ),
  title: (page: Page, words: string) => expect(page).toHaveTitle(pattern(words)),
  under: async (page: Page, [lower, upper]: [string, string]) => {
    const [below, above] = [(await first(page, lower).boundingBox())!, (await first(page, upper).boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  },
  whole: async (page: Page) => expect(await layoutFaults(page)).toEqual([]),
  value: ofAll<string>((page, selector, words) => expect(first(page, selector)).toHaveValue(pattern(words))),
};
