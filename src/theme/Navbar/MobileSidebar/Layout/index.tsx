import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import NavbarItem, {type Props as ItemProps} from '@theme/NavbarItem';
import {useLanguages} from '@site/src/theme/NavbarItem/LocaleDropdownNavbarItem/useLanguages';

/** The foot of the menu: this page in each language, as the tabs under a workbook (src/css/edition.css). */
function Languages(): ReactNode {
  const title = translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'});
  return (
    <div className="yt-edition__tabs" role="group" aria-label={title}>
      {useLanguages().map(({label, lang, href, isCurrent}) => (
        <a key={lang} lang={lang} href={href} aria-current={isCurrent || undefined}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** The sections, as in the bar of a wide window: in sight whatever the menu shows. */
function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <div className="navbar-sidebar__sections">
      {items.map((item, index) => item.type === 'docSidebar' && <NavbarItem key={index} {...(item as ItemProps)} />)}
    </div>
  );
}

/** Opens the menu at its top, whatever was seen of it last. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  dialog.querySelectorAll('.navbar-sidebar__item').forEach((panel) => panel.scrollTo(0, 0));
}

/** React 18 has no `inert` property; as an attribute it wants an empty string. */
function inertWhen(inert: boolean): object {
  return inert ? {inert: ''} : {};
}

/** The menu of a small window: a dialog with the sections at its head and the languages at its foot. */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current!;
    if (!shown) {
      return undefined;
    }
    open(dialog);
    return () => {
      dialog.close();
      // Safari gives what is clicked no focus, and so none back.
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown]);

  const onClick = ({target, currentTarget}: MouseEvent) => {
    // What is pressed beside the menu is the dialog itself.
    if (target === currentTarget) {
      toggle();
    }
  };

  return (
    // By keyboard, Escape closes a dialog.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className="navbar-sidebar"
      aria-label={translate({id: 'yt.mobileMenu.label', message: 'Meny'})}
      onClick={onClick}
      onClose={() => shown && toggle()}
    >
      {header}
      <Sections />
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div className="navbar-sidebar__item menu" {...inertWhen(secondaryShown)}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" {...inertWhen(!secondaryShown)}>
          {secondaryMenu}
        </div>
      </div>
      <Languages />
    </dialog>
  );
}
