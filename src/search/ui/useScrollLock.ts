import {useEffect} from 'react';

/** Keeps the page behind a dialog where it is, without a jump of its width. */
export function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : scrollbarGutter;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
