import type {MouseEvent, ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Takes the click before the framework's button sees it, for readers who want no motion. */
function jump(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/** The button up, which jumps for readers who want no motion. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
