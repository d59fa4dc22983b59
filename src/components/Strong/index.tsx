import type {ComponentProps, ReactNode} from 'react';
import MenuPath, {isMenuPath} from '../MenuPath';

/** Strong text; a path through menus, written `**Portal > Licenser**`, looks like one. */
export default function Strong(props: ComponentProps<'strong'>): ReactNode {
  return isMenuPath(props.children) ? <MenuPath path={props.children} /> : <strong {...props} />;
}
