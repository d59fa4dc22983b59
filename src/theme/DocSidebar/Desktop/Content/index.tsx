import {useEffect, type ReactNode} from 'react';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {EditionSwitch, useEditionSwitch} from '@site/src/edition/EditionSwitch';
import {menuItems} from '@site/src/edition/sidebarPaths';

/** The menu of a wide window, below the edition switch. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const editions = useEditionSwitch();
  const {path} = props;
  // Scrolls the menu, not the page, to the page that is open, where it would be out of sight.
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (menu && link) {
      const {top, bottom, height} = menu.getBoundingClientRect();
      if (link.top < top || link.bottom > Math.min(bottom, innerHeight)) {
        menu.scrollTop += link.top - top - height / 2;
      }
    }
  }, [path]);
  return (
    <>
      {editions && <EditionSwitch {...editions} />}
      <OriginalContent {...props} sidebar={menuItems(props.sidebar)} />
    </>
  );
}
