import type {NavbarItem} from '@docusaurus/theme-common';
import {environment} from './environment';
import {localized} from './locales';
import type {Section} from '../src/lib/sections';
import {sections} from './sections';
import {site} from './site';
import {hasVersions} from './docs';

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

/** Choice between the versions of a section; shown on that section's pages (src/css/versions.css). */
function versionItem(section: Section): NavbarItem {
  return {type: 'docsVersionDropdown', docsPluginId: section.id, className: `yt-versions yt-versions-${section.id}`};
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
    items: [
      ...sections.filter((section) => section.inNavbar).map(sectionItem),
      ...sections.filter((section) => hasVersions(section.id)).map(versionItem),
      {type: 'search'},
      {type: 'localeDropdown'},
    ].map(navbarItem),
  };
}
