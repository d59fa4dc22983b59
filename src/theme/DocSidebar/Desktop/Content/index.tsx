import type {ReactNode} from 'react';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {EditionSwitch, useEditionSwitch} from '@site/src/edition';

/**
 * Wraps theme-classic 3.7.0 (theme/DocSidebar/Desktop/Content).
 * Why: the edition switch stands above the pages it chooses among.
 * Unnecessary from: no released version.
 */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const editions = useEditionSwitch();
  return (
    <>
      {editions && <EditionSwitch {...editions} />}
      <OriginalContent {...props} />
    </>
  );
}
