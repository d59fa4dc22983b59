import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {handbooksAnchor} from '../src/lib/handbooks';
import {rootOf, type Localized} from '../src/lib/locales';
import {allSections, sidebarName, type Section} from '../src/lib/sections';
import {pageAt} from '../src/offline/site';
import {hasVersions} from './docs';
import {environment} from './environment';
import {currentLocale, localized} from './locales';
import {sections} from './sections';
import {site} from './site';

/** The bar above the navbar, as `SITE_ANNOUNCEMENT` says it in JSON. */
interface Announcement {
  /**
   * Readers who closed the bar see it again when the id changes. The default is the
   * framework's own, so that the misspelt id of older versions is migrated.
   */
  readonly id?: string;
  /** HTML of one line, in both languages. */
  readonly content: Localized;
  readonly closeable?: boolean;
}

function parse(json: string): Announcement {
  try {
    return JSON.parse(json) as Announcement;
  } catch (error) {
    throw new Error(
      `SITE_ANNOUNCEMENT is not JSON: ${(error as Error).message}. Write {"content": {"sv": "…", "en": "…"}}.`,
    );
  }
}

function announcementBar(): UserThemeConfig['announcementBar'] {
  if (!environment.announcement) {
    return undefined;
  }
  const {id = 'announcement-bar', content, closeable = true} = parse(environment.announcement);
  return {id, content: localized('announcement', content), isCloseable: closeable};
}

function sectionItem(section: Section): NavbarItem {
  return {
    type: 'docSidebar',
    position: 'left',
    docsPluginId: section.id,
    sidebarId: sidebarName(section.id),
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
      // The specification has an item on the right unless its position is written; the theme would put it on the left.
    ].map((item): NavbarItem => ({position: 'right', ...item})),
  };
}

/** What cannot wait, links that leave the handbook, and the copyright line. */
export function footer() {
  return {
    links: [
      {label: localized('footer urgent', {sv: 'Bråttom', en: 'Urgent'}), to: '/report/urgent'},
      {label: localized('footer portal', {sv: 'Logga in i portalen', en: 'Sign in to the portal'}), href: site.portal},
      {label: localized('footer website', {sv: 'Företagets webbplats', en: 'Company website'}), href: site.website},
      {label: localized('footer contact', {sv: 'Kontakta oss', en: 'Contact us'}), href: site.contact},
      ...(environment.handbooks
        ? [
            {
              label: localized('footer handbooks', {sv: 'Ladda ner handboken', en: 'Download the handbook'}),
              to: `${allSections[0].landing}#${handbooksAnchor}`,
            },
          ]
        : []),
      // No route leads there: the page is made when the site is built (tools/offline).
      {
        label: localized('footer offline', {sv: 'Läs utan nät', en: 'Read offline'}),
        to: `pathname://${pageAt(environment.baseUrl.slice(0, -1) + rootOf(currentLocale()))}`,
        target: '_self',
      },
      ...(environment.withoutInternal
        ? []
        : [{label: localized('footer staff', {sv: 'För personalen', en: 'For staff'}), to: '/internal'}]),
    ],
    copyright: `Copyright © ${site.copyrightYear} ${site.brand}`,
  };
}

const modules = ['early', 'chunkFailure', 'arrival', 'returnToPlace', 'copy', 'printNotes', 'turnedTo'];

/** What is looked after for the whole document; the styles of an announcement and of versions only when there are any. */
export function clientModules(): string[] {
  const styles = [
    ...(announcementBar() ? ['announcement'] : []),
    ...(sections.some(({id}) => hasVersions(id)) ? ['versions'] : []),
  ];
  return [...modules.map((name) => `./src/client/${name}.ts`), ...styles.map((name) => `./src/css/${name}.css`)];
}

/** Options of the classic theme in the language of the build. */
export function themeConfig(): UserThemeConfig {
  return {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: environment.withoutColorModeSwitch,
      respectPrefersColorScheme: false,
    },
    docs: {versionPersistence: 'localStorage'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: navbar(),
    footer: footer(),
    announcementBar: announcementBar(),
    // Highlighting happens in plugins/markdown/highlight; a theme here would only travel to the readers.
    prism: {
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
      additionalLanguages: ['csharp', 'typescript'],
    },
  };
}
