import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Wraps theme-classic 3.7.0 (theme/AnnouncementBar).
 * Why: an inline script hides a dismissed bar before the first paint, by an attribute on <html>
 * that nobody takes away when a bar with a new id is to be shown on that very load.
 * Unnecessary from: no released version.
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // Before this is true the stored state has not been read, and `isActive` is a guess.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isBrowser, isActive]);
  return <OriginalAnnouncementBar />;
}
