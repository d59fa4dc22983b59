import type {Page} from '@playwright/test';
import {bringHelpers} from './faults/inPage';
import {isLong, pageKinds} from './pageKinds';
import {expect, open, test} from './site';

declare global {
  interface Window {
    /** What can take the focus and is visible, in the order of the document. */
    stops: Element[];
  }
}

interface Stop {
  /** Position among what can take the focus; -1 for anything else, -2 when nothing has it. */
  readonly position: number;
  readonly name: string;
  readonly faults: readonly string[];
}

// Without motion, so that nothing is measured on its way.
test.use({contextOptions: {reducedMotion: 'reduce'}, allowedConsole: /status of 404|was preloaded using link preload/});

/** Notes what can take the focus and returns how many there are. */
function noteStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focusable = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]';
    window.stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({visibilityProperty: true}),
    );
    return window.stops.length;
  });
}

/** Runs in the page: where the focus is and what is wrong with how it is shown. */
function stopInPage(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return {position: -2, name: '', faults: []};
  }
  // It goes while the page is scrolled up to what has the focus next, so it is shown only at times.
  if (element.matches('.theme-back-to-top-button')) {
    return {position: window.stops.indexOf(element), name: 'back to the top', faults: []};
  }
  const faults: string[] = [];
  const {nameOf, rgba, contrast} = window.inPage;
  const groundOf = (start: Element | null) => {
    for (let box = start; box; box = box.parentElement) {
      const ground = getComputedStyle(box).backgroundColor;
      if (rgba(ground)[3]! > 200) {
        return ground;
      }
    }
    return 'white';
  };

  // The frame: on the element, or on the cell that it fills.
  const isFramed = ({outlineStyle, outlineWidth}: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  let framed: Element | null = element;
  for (let level = 0; framed && level < 4 && !isFramed(getComputedStyle(framed)); level += 1) {
    framed = level < 3 ? framed.parentElement : null;
  }
  if (framed) {
    const {outlineColor, outlineOffset, outlineWidth} = getComputedStyle(framed);
    const ground = groundOf(parseFloat(outlineOffset) < 0 ? framed : framed.parentElement);
    const ratio = contrast(outlineColor, ground);
    if (ratio < 3) {
      faults.push(`its frame has only ${ratio.toFixed(1)}:1 on ${ground}`);
    }
    const reach = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth)) - 1;
    const box = framed.getBoundingClientRect();
    for (let clip = framed.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
      if (getComputedStyle(clip).overflowX !== 'visible') {
        const edge = clip.getBoundingClientRect();
        const cut = [
          edge.left - (box.left - reach),
          box.right + reach - edge.right,
          edge.top - (box.top - reach),
          box.bottom + reach - edge.bottom,
        ];
        if (cut.filter((side) => side > 0).length > 1) {
          faults.push(`its frame is cut off by ${nameOf(clip, '')}`);
        }
        break;
      }
    }
  } else {
    faults.push('it has no frame');
  }

  // Nothing lies on top of it, the fixed navbar least of all.
  const navbar = document.querySelector('.navbar')!;
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  if (!element.closest('.navbar, [class*="skipToContent"]')) {
    // A control must be seen whole, of a tall frame a part.
    const isTall = box.height > 100;
    if ((isTall ? box.bottom : box.top) < navbar.getBoundingClientRect().bottom - 1) {
      faults.push(`it lies behind the navbar: ${Math.round(box.top)} px from the top`);
    }
    if ((isTall ? box.top : box.bottom) > innerHeight + 1) {
      faults.push('it lies below the window');
    }
  }
  const x = Math.min(box.left + Math.min(box.width / 2, 20), innerWidth - 1);
  const y = (Math.max(box.top, 1) + Math.min(box.bottom, innerHeight - 1)) / 2;
  const top = document.elementFromPoint(x, y);
  if (
    box.height <= 100 &&
    top &&
    !element.contains(top) &&
    !top.contains(element) &&
    !top.closest('label')?.contains(element)
  ) {
    faults.push(`it lies behind ${nameOf(top, '')}`);
  }
  return {position: window.stops.indexOf(element), name: nameOf(element), faults};
}

/** Goes from stop to stop until nothing has the focus or it begins anew. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number): Promise<Stop[]> {
  const walked: Stop[] = [];
  const seen = new Set<number>();
  for (let step = 0; step < count + 20; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopInPage);
    if (stop.position === -2 || seen.has(stop.position)) {
      break;
    }
    if (stop.position >= 0) {
      seen.add(stop.position);
    }
    walked.push(stop);
  }
  return walked;
}

const faultsOf = (stops: readonly Stop[]) => [
  ...new Set(stops.flatMap(({name, faults}) => faults.map((fault) => `${name}: ${fault}`))),
];

const missed = (page: Page, walked: readonly Stop[]) =>
  page.evaluate(
    (reached) =>
      window.stops
        .filter((_, position) => !reached.includes(position))
        .map((element) => element.outerHTML.slice(0, 120)),
    walked.map(({position}) => position),
  );

for (const [index, {name, url, language}] of pageKinds.entries()) {
  // Each width in one language: what differs between the languages is only the words.
  const width = language === 'sv' ? 1280 : 360;
  // At each change every other kind: one in its Swedish width, the next in its English one.
  const isDue = index % 8 === 1 || index % 8 === 6;
  const tag = isDue && !isLong(url) ? [] : '@all';

  test(`${name}: by Tab alone at ${width} px`, {tag}, async ({page}) => {
    test.setTimeout(180_000);
    await bringHelpers(page);
    await page.setViewportSize({width, height: 800});
    await open(page, url);
    if (url.includes('?q=')) {
      await expect(page.locator('[data-search-result]').first()).toBeVisible();
      // The hits are drawn once more when their texts have come.
      const main = page.locator('main');
      await expect(async () => {
        const before = await main.innerHTML();
        await page.waitForTimeout(500);
        expect(await main.innerHTML()).toBe(before);
      }).toPass();
    }
    const count = await noteStops(page);
    const forth = await walk(page, 'Tab', count);
    expect(forth[0]?.name, 'first').toContain('skipToContent');
    expect(await missed(page, forth), 'not reached').toEqual([]);
    const order = forth.map(({position}) => position).filter((position) => position >= 0);
    expect(order, 'order').toEqual([...order].sort((a, b) => a - b));
    expect(faultsOf(forth), 'forwards').toEqual([]);
    const back = await walk(page, 'Shift+Tab', count);
    expect(await missed(page, back), 'not reached backwards').toEqual([]);
    expect(faultsOf(back), 'backwards').toEqual([]);
  });
}

test.describe('faults', () => {
  test.use({bypassCSP: true});

  test('no frame, a faint one, what is covered, skipped or out of order are named', async ({page}) => {
    await bringHelpers(page);
    await open(page, '/en/nope');
    await page.addStyleTag({
      content: `
      .bare:focus-visible { outline: 0 }
      .faint:focus-visible { outline: 2px solid #ddd }
      .covered { position: fixed; top: 0; left: 0; z-index: 1 }`,
    });
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML(
        'beforeend',
        `
        <button class="bare">bare</button><button class="faint">faint</button><button class="covered">covered</button>
        <button class="early" tabindex="1">early</button><button class="lost">lost</button>`,
      );
      main.querySelector('.lost')!.addEventListener('focus', (event) => (event.target as HTMLElement).blur());
    });
    const walked = await walk(page, 'Tab', await noteStops(page));
    const faults = faultsOf(walked).join('\n');
    expect(faults).toMatch(/bare.*no frame/);
    expect(faults).toMatch(/faint.*only 1\.\d:1/);
    expect(faults).toMatch(/covered.*behind the navbar/);
    expect(walked[0]!.name).toContain('early');
    expect((await missed(page, walked)).join('\n')).toContain('lost');
  });
});
