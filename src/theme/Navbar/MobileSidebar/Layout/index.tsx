import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import NavbarItem, {type Props as ItemProps} from '@theme/NavbarItem';
import {useLanguages} from '@site/src/theme/NavbarItem/LocaleDropdownNavbarItem/useLanguages';

/** Opens the menu at its top, or where the page stands in it, if that is further down; whatever was seen of it last. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  const panel = dialog.querySelector('.navbar-sidebar__item')!;
  panel.scrollTo(0, 0);
  const page = panel.querySelector('.menu__link--active[aria-current]') ?? panel;
  const below = page.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
  panel.scrollTo(0, below > 0 ? below + panel.clientHeight / 2 : 0);
}

/** The menu of a small window: a dialog with the sections at its head and the languages at its foot. */
export default function NavbarMobileSidebarLayout({header, primaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const {items} = useThemeConfig().navbar;
  const languages = useLanguages();
  const itemsOf = (type: string, props?: object) =>
    items.map((item, index) => item.type === type && <NavbarItem key={index} {...props} {...(item as ItemProps)} />);
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
      {/* The sections, as in the bar of a wide window: in sight whatever the menu of one of them shows. */}
      {content && <div className="navbar-sidebar__sections">{itemsOf('docSidebar')}</div>}
      <div className="navbar-sidebar__item menu">
        {content ?? primaryMenu}
        {/* The panel of a page that is no document has them among all there is. */}
        {content && itemsOf('docsVersionDropdown', {mobile: true})}
      </div>
      {/* This page in each language, as the tabs under a workbook (src/css/edition.css). */}
      <div
        className="yt-edition__tabs"
        role="group"
        aria-label={translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})}
      >
        {languages.map(({label, lang, href, isCurrent}) => (
          <a key={lang} lang={lang} href={href} aria-current={isCurrent || undefined}>
            {label}
          </a>
        ))}
      </div>
    </dialog>
  );
}
