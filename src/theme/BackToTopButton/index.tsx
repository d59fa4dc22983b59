import type {MouseEvent, ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Takes the click before the framework's button sees it, for readers who want no motion. */
function jump(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/**
 * Wraps theme-classic 3.7.0 (theme/BackToTopButton).
 * Why: there the way back is smooth scrolling, whatever the reader asked of their system.
 * Unnecessary from: no released version.
 */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
