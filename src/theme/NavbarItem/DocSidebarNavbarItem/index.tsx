import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useActivePlugin, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/** A section in the navbar, marked on all of its pages. */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const active = useActivePlugin()?.pluginId === docsPluginId;
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`);
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => active}
      aria-current={pathname === link.path ? 'page' : 'true'}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
