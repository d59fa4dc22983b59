import {isPlainClick} from '../../packages/common/client';

/** In milliseconds. */
const duration = 220;
/** How long a page may take to come until what it shows is no longer the answer to what was pressed, in milliseconds. */
const patience = 2000;

/** What was pressed: a link, or the hit of the search that Enter opens. */
function pressedBy(event: Event): Element | null {
  if (event instanceof KeyboardEvent) {
    return event.key === 'Enter' ? document.querySelector('[role=option].on') : null;
  }
  return isPlainClick(event as MouseEvent) ? (event.target as Element).closest('a[href*="#"]') : null;
}

const place = ({top, left, width, height}: DOMRect): Keyframe => ({
  top: `${top}px`,
  left: `${left}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function travel(from: DOMRect, to: DOMRect): void {
  const frame = document.createElement('div');
  frame.className = 'yt-travel';
  frame.style.cssText = 'position: fixed; z-index: 300; border: 2px solid var(--yt-accent-fill); pointer-events: none';
  document.body.append(frame);
  const done = () => frame.remove();
  frame.animate([place(from), place(to)], {duration, easing: 'cubic-bezier(0.2, 0, 0, 1)'}).finished.then(done, done);
}

let stop: () => void = () => {};

/** Lets the frame travel from what is pressed to the card or row that src/client/arrival.ts then marks. */
function onPress(event: Event): void {
  stop();
  const from = pressedBy(event)?.getBoundingClientRect();
  if (!from?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  const observer = new MutationObserver(() => {
    const target = document.querySelector('[data-target]')?.closest('.yt-error, tr');
    if (target) {
      stop();
      travel(from, target.getBoundingClientRect());
    }
  });
  const timer = setTimeout(() => stop(), patience);
  stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, {subtree: true, attributeFilter: ['data-target']});
}

// Before the router, which may have left the page when the event comes up here.
document.addEventListener('click', onPress, true);
document.addEventListener('keydown', onPress, true);
