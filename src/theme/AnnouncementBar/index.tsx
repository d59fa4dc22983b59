import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';

/** A dismissed bar is hidden by this attribute on <html> before the first paint, by an inline script. */
const hiddenAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar above the page: a region of its own, shown as soon as its id is new. */
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
