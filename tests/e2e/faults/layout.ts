import type {Page} from '@playwright/test';
import {layOutAll} from './inPage';

/** Frames that may scroll by themselves: tables, code, models, and the search's filters. */
const scrollFrames = '.yt-tablewrap, .markdown > table, pre, .yt-figure__frame[tabindex], .search-chips';

/** Runs in the page: text that cannot be read where it stands, and controls that cannot be reached. */
function faultsInPage(frameSelector: string): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    found.add(`the page scrolls sideways: ${root.scrollWidth} px of ${root.clientWidth}`);
  }
  const {nameOf} = window.inPage;

  /** What clips is asked of the same elements for every line of text in them. */
  const styles = new Map<Element, Pick<CSSStyleDeclaration, 'display' | 'overflowX' | 'overflowY' | 'position'>>();
  function styleOf(element: Element) {
    const known = styles.get(element);
    if (known) {
      return known;
    }
    const {display, overflowX, overflowY, position} = getComputedStyle(element);
    const style = {display, overflowX, overflowY, position};
    styles.set(element, style);
    return style;
  }

  /** What hides or clips text of an element: `undefined` where it can be scrolled to. */
  function faultOf(element: Element, rect: DOMRect): string | undefined {
    let {position} = styleOf(element);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      const clips = box !== element || style.display !== 'inline';
      if (clips && style.overflowX !== 'visible' && (position !== 'absolute' || style.position !== 'static')) {
        const edge = box.getBoundingClientRect();
        if (box.matches(frameSelector)) {
          return undefined;
        }
        if (rect.right > edge.right + 1 || rect.left < edge.left - 1) {
          return `is cut off sideways by ${nameOf(box, '')}`;
        }
        if (style.overflowY === 'hidden' && (rect.bottom > edge.bottom + 2 || rect.top < edge.top - 2)) {
          return `is cut off below by ${nameOf(box, '')}`;
        }
      }
      if (style.position === 'absolute' || style.position === 'fixed') {
        position = style.position;
      }
    }
    return rect.right > root.clientWidth + 1 || rect.left < -1 ? 'leaves the window sideways' : undefined;
  }

  const lines: {rect: DOMRect; element: Element; text: Text}[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement!;
    // Not what is hidden or folded, what only screen readers read, and what a drawing holds.
    if (
      !node.data.trim() ||
      element.closest('svg, noscript, script, .sr, [class*="skipToContent"]') ||
      element.matches('details:not([open])') ||
      !element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = element.closest(frameSelector)?.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      const isScrolledOut =
        frame &&
        (rect.top >= frame.bottom || rect.bottom <= frame.top || rect.left >= frame.right || rect.right <= frame.left);
      if (rect.width < 1 || isScrolledOut) {
        continue;
      }
      lines.push({rect, element, text: node});
      const fault = faultOf(element, rect);
      if (fault) {
        found.add(`${nameOf(element, node.data)} ${fault}`);
      }
    }
  }

  // Words on top of other words: half a line high and more than a letter's edge wide.
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const fixed = (element: Element) => element.closest('.navbar');
  lines.forEach(({rect, element, text}, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top >= rect.bottom) {
        break;
      }
      const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const deep = height > Math.min(rect.height, other.rect.height) / 2;
      if (other.text !== text && deep && width > 3 && fixed(element) === fixed(other.element)) {
        const frame = element.closest(frameSelector);
        if (!frame || frame === other.element.closest(frameSelector)) {
          found.add(
            `${nameOf(element, text.data)} and ${nameOf(other.element, other.text.data)} lie on top of each other`,
          );
        }
      }
    }
  });

  // A control whose words grow out of its own frame.
  for (const control of document.querySelectorAll('button, summary, .yt-btn, .navbar a, .menu__link')) {
    const {scrollHeight, clientHeight, scrollWidth, clientWidth} = control;
    if (
      control.checkVisibility({visibilityProperty: true}) &&
      clientHeight > 0 &&
      (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2)
    ) {
      found.add(
        `${nameOf(control)} is larger than its frame: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`,
      );
    }
  }

  // Every control of the navbar is inside the window and none covers another.
  const controls = [...document.querySelectorAll('.navbar__inner :is(a, button)')].filter(
    (one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.dropdown__menu'),
  );
  controls.forEach((control, index) => {
    const box = control.getBoundingClientRect();
    if (box.left < 0 || box.right > root.clientWidth) {
      found.add(`${nameOf(control)} is outside the window`);
    }
    for (const other of controls.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const isApart =
        next.left >= box.right - 1 ||
        next.right <= box.left + 1 ||
        next.top >= box.bottom - 1 ||
        next.bottom <= box.top + 1;
      if (!isApart) {
        found.add(`${nameOf(control)} and ${nameOf(other)} cover each other`);
      }
    }
  });
  return [...found];
}

/**
 * What a reader loses in the layout as it stands: text that is cut off or covered, a page that
 * scrolls in two directions, controls that cannot be reached.
 *
 * @param frames selector of what may scroll by itself
 */
export async function layoutFaults(page: Page, {frames = scrollFrames} = {}): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(faultsInPage, frames);
}
