import type {Page} from '@playwright/test';

/** What may last, in ms: the framework waits for the end of a transition, so none may be missing. */
const still = 1;

/** Elements that would move, fade or scroll by themselves, with what makes them. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const found = new Set<string>();
    const inMs = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const moves = {
          [`transition ${style.transitionDuration}`]:
            inMs(style.transitionDuration) + inMs(style.transitionDelay) > longest,
          [`animation ${style.animationName}`]: style.animationName !== 'none',
          'scrolls smoothly': style.scrollBehavior === 'smooth',
        };
        Object.entries(moves)
          .filter(([, isMoving]) => isMoving)
          .forEach(([how]) => found.add(`${window.inPage.nameOf(element, '')}${pseudo ?? ''} ${how}`));
      }
    }
    return [...found];
  }, still);
}
