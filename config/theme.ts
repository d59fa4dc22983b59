import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './announcement';
import {environment} from './environment';
import {footer} from './footer';
import {navbar} from './navbar';
import {sections} from './sections';
import {hasVersions} from './docs';

const modules = [
  'wellFormedHash',
  'keepColorMode',
  'chunkFailure',
  'arrival',
  'returnToPlace',
  'copy',
  'definitions',
  'travel',
];

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
