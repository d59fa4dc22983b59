import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {focusTarget} from './focusTarget';

/** Calls `close` on a click, touch or focus outside the element. */
function useCloseOutside(ref: RefObject<HTMLElement>, close: () => void): void {
  useEffect(() => {
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    const onEvent = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) {
        close();
      }
    };
    events.forEach((name) => document.addEventListener(name, onEvent));
    return () => events.forEach((name) => document.removeEventListener(name, onEvent));
  }, [ref, close]);
}

/**
 * A button that opens a list of links. Enter, Space and ArrowDown open; arrows, Home and End
 * move; Escape closes and gives the focus back; so does leaving by Tab, click or touch.
 */
export function DesktopDropdown({
  items,
  position,
  className,
  label,
  children,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState(false);
  // Hydration does not mend attributes. With this in the keys the links are made
  // anew once the real address, with query and hash, is known.
  const isBrowser = useIsBrowser();
  useCloseOutside(root, () => setOpen(false));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current!.focus();
      return;
    }
    const links = [...menu.current!.querySelectorAll('a')];
    const target = focusTarget(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
    if (target !== null) {
      event.preventDefault();
      setOpen(true);
      // The list is invisible, so not focusable, until the state has been painted.
      requestAnimationFrame(() => links[target]!.focus());
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
