import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useSite} from '@site/src/lib/siteFields';
import {EditionSwitch, useEditionSwitch, type EditionSwitchData} from '@site/src/edition/EditionSwitch';
import {menuItems} from '@site/src/edition/sidebarPaths';

type MenuProps = Pick<Props, 'sidebar' | 'path'> & {section: string; editions: EditionSwitchData | null};

/** Rendered by the navbar, outside the docs layout: everything it shows comes as properties. */
function SecondaryMenu({sidebar, path, section, editions}: MenuProps): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <>
      <h2>{section}</h2>
      {editions && <EditionSwitch {...editions} onNavigate={mobileSidebar.toggle} />}
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={menuItems(sidebar)}
          activePath={path}
          onItemClick={(item) => {
            // A category without a page only opens; there is nothing to close the menu for.
            if (item.type === 'link' || (item.type === 'category' && item.href)) {
              mobileSidebar.toggle();
            }
          }}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const editions = useEditionSwitch();
  const section = useSite().sections[useDocsVersion().pluginId]!.label;
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{sidebar, path, section, editions}} />;
}

export default memo(DocSidebarMobile);
