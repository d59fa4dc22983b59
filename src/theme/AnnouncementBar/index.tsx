import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';

/** A dismissed bar is hidden by this attribute on <html> before the first paint, by an inline script. */
const hiddenAttribute = 'data-announcement-bar-initially-dismissed';

/**
 * Ejected from theme-classic 3.7.0 (theme/AnnouncementBar).
 * Why: there nobody takes the hiding attribute away when a bar with a new id is to be shown on
 * that very load; the bar is a second banner landmark; and it has no stable class name.
 * Unnecessary from: no released version.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // Before this is true the stored state has not been read, and `isActive` is a guess.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.setAttribute(hiddenAttribute, 'false');
    }
  }, [isBrowser, isActive]);
  if (!isActive) {
    return null;
  }
  return (
    <div
      className="theme-announcement-bar"
      role="region"
      aria-label={translate({id: 'yt.announcement.label', message: 'Meddelande'})}
    >
      <AnnouncementBarContent className="yt-announcement-content" />
      {announcementBar!.isCloseable && <AnnouncementBarCloseButton onClick={close} />}
    </div>
  );
}
