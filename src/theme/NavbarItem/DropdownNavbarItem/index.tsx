import type {ReactNode} from 'react';
import OriginalDropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {DesktopDropdown} from './DesktopDropdown';

/**
 * Wraps theme-classic 3.7.0 (theme/NavbarItem/DropdownNavbarItem): the mobile form is the original,
 * the desktop form is ours.
 * Why: there the control is a link that knows only Enter (facebook/docusaurus#8478, #11501).
 * Unnecessary from: no released version.
 */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <OriginalDropdownNavbarItem mobile {...props} /> : <DesktopDropdown {...props} />;
}
