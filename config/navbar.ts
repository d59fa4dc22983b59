import type {NavbarItem} from '@docusaurus/theme-common';
import {environment} from './environment';
import {localized} from './locales';
import {sections, type Section} from './sections';
import {site} from './site';

/**
 * An item as the specification wants it: on the right unless its position is written.
 * (The theme's own validation would put it on the left.)
 */
export function navbarItem(item: NavbarItem): NavbarItem {
  return {position: 'right', ...item};
}

function sectionItem(section: Section): NavbarItem {
  return {
    type: 'docSidebar',
    position: 'left',
    docsPluginId: section.id,
    sidebarId: section.sidebar,
    label: localized(`navbar ${section.id}`, section.label),
  };
}

export function navbar() {
  return {
    title: '',
    hideOnScroll: environment.hideNavbarOnScroll,
    logo: {
      alt: localized('navbar logo', {sv: `${site.brand}, till startsidan`, en: `${site.brand}, to the start page`}),
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 110,
      height: 32,
    },
    items: [...sections.filter((section) => section.inNavbar).map(sectionItem), {type: 'search'}, {type: 'localeDropdown'}].map(
      navbarItem,
    ),
  };
}
