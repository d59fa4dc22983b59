import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import Languages from './Languages';
import {useModal} from './useModal';

/** React 18 has no `inert` property; as an attribute it wants an empty string. */
function inertWhen(inert: boolean): object {
  return inert ? {inert: ''} : {};
}

/**
 * Ejected from theme-classic 3.7.0 (theme/Navbar/MobileSidebar/Layout).
 * Why: there the menu takes no focus, has no role, does not close on Escape, and the page behind
 * it and the panel that is out of sight stay reachable (facebook/docusaurus#8095); the languages are
 * two panels away, and the page that is open may be out of sight.
 * Unnecessary from: no released version.
 */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDivElement>(null);
  useModal(dialog, shown);

  // The way back goes out of reach with its panel: without the focus, Escape would not be heard.
  useEffect(() => {
    if (shown && !secondaryShown) {
      dialog.current!.focus();
    }
    // Opening has a focus of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [secondaryShown]);

  // In a long list the page that is open may stand below the window. (`scrollIntoView` would scroll the page along, too.)
  useEffect(() => {
    const link = dialog.current!.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
    if (shown && link) {
      const panel = link.closest('.navbar-sidebar__item')!;
      panel.scrollTop += link.getBoundingClientRect().top - panel.clientHeight / 2;
    }
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      toggle();
    }
  };

  return (
    <div
      ref={dialog}
      className="navbar-sidebar"
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'yt.mobileMenu.label', message: 'Meny'})}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div className="navbar-sidebar__item menu" {...inertWhen(secondaryShown)}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" {...inertWhen(!secondaryShown)}>
          {secondaryMenu}
        </div>
      </div>
      <Languages />
    </div>
  );
}
