import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps, Props} from '@theme/NavbarItem/DropdownNavbarItem';
import OriginalDropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';

/**
 * A button that opens a list of links. Enter, Space and ArrowDown open; arrows, Home and End
 * move; Escape closes and gives the focus back; so does leaving by Tab, click or touch.
 */
function DesktopDropdown({items, position, className, label, children}: DesktopOrMobileNavBarItemProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState(false);
  // Hydration does not mend attributes. With this in the keys the links are made
  // anew once the real address, with query and hash, is known.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    const onEvent = ({target}: Event) => root.current?.contains(target as Node) || setOpen(false);
    events.forEach((name) => document.addEventListener(name, onEvent));
    return () => events.forEach((name) => document.removeEventListener(name, onEvent));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current!.focus();
      return;
    }
    const links = [...menu.current!.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const arrows: Record<string, number> = {ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1};
    const target = {...arrows, ...(at >= 0 && {Home: 0, End: -1})}[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setOpen(true);
      // The list is invisible, so not focusable, until the state has been painted.
      requestAnimationFrame(() => links.at(target % links.length)!.focus());
    }
  };

  return (
    <div
      ref={root}
      onKeyDown={onKeyDown}
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right', open && 'dropdown--show')}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        {children ?? label}
      </button>
      <ul ref={menu} id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={`${index}-${isBrowser}`} />
        ))}
      </ul>
    </div>
  );
}

/** A list in the navbar: the framework's own in the menu of a small window, ours in the bar. */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <OriginalDropdownNavbarItem mobile {...props} /> : <DesktopDropdown {...props} />;
}
