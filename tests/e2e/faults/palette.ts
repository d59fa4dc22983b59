import type {Page} from '@playwright/test';

/** Grounds of drawings, and what stands on a filled shape. */
const onShape =
  '[class*="factName"], .d-handle, .d-paper, .d-gutter, [fill*="paper"], [fill*="raised"], [fill*="sunk"], [fill*="wash"]';

/** Runs in the page. */
function faultsInPage(isOnShape: string): string[] {
  const {nameOf, contrast} = window.inPage;
  const ground = getComputedStyle(document.body).backgroundColor;
  const found = new Set<string>();
  const isSeen = (element: Element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const named = (element: Element) => `${nameOf(element)} in ${nameOf(element.parentElement!, '')}`;

  for (const shape of document.querySelectorAll('svg :is(path, line, polyline, text)')) {
    const {fill, stroke, paintOrder} = getComputedStyle(shape);
    const drawn = [fill, paintOrder === 'normal' ? stroke : 'none'].filter((paint) => /^(rgb|color)/.test(paint));
    const isFaint = drawn.length > 0 && drawn.every((paint) => contrast(paint, ground) < 3);
    if (isFaint && isSeen(shape) && !shape.matches(isOnShape)) {
      found.add(`${named(shape)} is drawn in ${drawn.join(', ')} on ${ground}`);
    }
  }

  const hasLine = (element: Element, pseudo?: string) => {
    const {content, borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth} = getComputedStyle(
      element,
      pseudo,
    );
    const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
    return (!pseudo || content !== 'none') && widths.some((width) => parseFloat(width) >= 1);
  };
  for (const button of document.querySelectorAll('button, summary, .yt-btn')) {
    const {textDecorationLine, display} = getComputedStyle(button);
    const looksLikeOne =
      textDecorationLine.includes('underline') ||
      display === 'list-item' ||
      button.parentElement!.matches('.yt-edition__tabs') ||
      button.querySelector('svg, kbd') !== null ||
      [undefined, '::before', '::after'].some((pseudo) => hasLine(button, pseudo));
    if (!looksLikeOne && isSeen(button)) {
      found.add(`${named(button)} looks like text`);
    }
  }
  return [...found];
}

/** Drawings and controls that the reader's own palette (forced colours) would swallow. */
export const paletteFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage, onShape);
