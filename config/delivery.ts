import type {DeliveryOptions} from '../packages/lean-delivery';
import type {PageScripts} from '../packages/page-scripts';

const styles = (...names: string[]) => names.map((name) => `src/${name}.css`);

/** What the pages of this site are made of, for packages/lean-delivery. */
export const delivery = {
  chunks: {
    // What shows a text; a page that came with its text does not ask for it.
    text: [
      /[\\/]theme[\\/](?:MDX|Admonition|Code|Details|ContentVisibility)/,
      /[\\/]theme-common[\\/].*[\\/](?:admonitionUtils|contentVisibilityTranslations)\./,
      /[\\/]@mdx-js[\\/]react[\\/]/,
      /[\\/]lean-delivery[\\/]client[\\/]text\b/,
      /[\\/]src[\\/](?:page[\\/](?:TextLayout|PageHead)\.|components[\\/](?:Code|MarkdownTable|MenuPath|TableFrame)[\\/])/,
    ],
    // Its layout.
    doc: [
      /[\\/]theme[\\/](?:Doc(?!Card|Category)|SearchMetadata|TOC|Sidebar|EditThisPage|EditMeta|Icon[\\/](?:Edit|Arrow)|LastUpdated|Paginator|Tag|BackTo)/,
      /[\\/]theme-common[\\/].*[\\/](?:useTOCHighlight|tocUtils|useBackToTopButton)\./,
      /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/](?:doc|docsSearch|docSidebarItemsExpandedState)\./,
      /[\\/](?:src[\\/]edition|lean-delivery[\\/]client)[\\/]/,
    ],
  },
  stylesheets: {
    api: styles('components/writer/Endpoint/styles.module', 'components/writer/LanguageTabs/styles.module'),
    category: styles('css/category'),
    'er-model': styles('components/writer/ErDiagram/styles.module'),
    'error-card': styles('css/error-card'),
    figures: styles('css/figures'),
    'figure-windows': styles('css/figure-windows'),
    'figure-sequences': styles('css/figure-sequences'),
    home: styles('css/home'),
    'not-found': styles('css/notfound'),
    reference: styles(
      'components/writer/ErrorIndex/styles.module',
      'components/writer/Filter/styles.module',
      'components/ReferenceCards/styles.module',
    ),
    search: styles('css/search'),
    'table-reference': styles('components/writer/TableReference/styles.module'),
  },
  themeStylesheet: 'src/css/theme.module.css',
  ahead: {
    // A document: its layout, what shows its text, and the stylesheets that one of them or another has; 15 KB gzip, once.
    content: {
      chunks: ['doc', 'text'],
      stylesheets: ['figures', 'figure-windows', 'figure-sequences', 'reference', 'error-card'],
    },
    // A page with properties of its own, which is that of a category.
    __props: {stylesheets: ['category']},
  },
} satisfies DeliveryOptions;

/** Scripts that only some pages ask for, for packages/page-scripts. */
export const pageScripts = {
  filter: './src/components/writer/Filter/script/index.ts',
  place: './src/components/writer/Filter/script/place.ts',
  languages: './src/components/writer/LanguageTabs/script/index.ts',
  model: './src/components/writer/ErDiagram/script/index.ts',
  earlyIndex: './src/components/Search/earlyIndex.ts',
  offlineControl: './src/offline/control/index.ts',
  offlineNote: './src/offline/note/index.ts',
  offlineWorker: './src/offline/worker/index.ts',
} satisfies PageScripts;
