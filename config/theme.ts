import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './announcement';
import {environment} from './environment';
import {footer} from './footer';
import {navbar} from './navbar';

const modules = [
  'keepColorMode',
  'chunkFailure',
  'movedAnchors',
  'lazyLayout',
  'markTarget',
  'copy',
  'definitions',
  'travel',
];

/** What is looked after for the whole document; the styles of an announcement only when there is one. */
export function clientModules(): string[] {
  const announcement = announcementBar() ? ['./src/css/announcement.css'] : [];
  return [...modules.map((name) => `./src/client/${name}.ts`), ...announcement];
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
