import type {Page} from '@playwright/test';

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

/** Goes from stop to stop until nothing has the focus, it begins anew, or the limit is reached. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', limit: number): Promise<Stop[]> {
  const walked: Stop[] = [];
  const seen = new Set<number>();
  while (walked.length < limit) {
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
        .map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`),
    walked.map(({position}) => position),
  );

/** What is wrong on the way through a page by Tab alone, from its skip link on, and on the way back. */
export async function tabFaults(page: Page): Promise<string[]> {
  const limit = (await noteStops(page)) + 20;
  const forth = await walk(page, 'Tab', limit);
  const inDocument = forth.filter(({position}) => position >= 0);
  const faults = [
    ...(forth[0]?.name.includes('skipToContent') ? [] : [`first comes ${forth[0]?.name}`]),
    ...inDocument
      .filter(({position}, index) => index > 0 && position < inDocument[index - 1]!.position)
      .map(({name}) => `out of order: ${name}`),
    ...(await missed(page, forth)),
    ...faultsOf(forth),
  ];
  const back = await walk(page, 'Shift+Tab', limit);
  return [...faults, ...[...(await missed(page, back)), ...faultsOf(back)].map((fault) => `backwards: ${fault}`)];
}
