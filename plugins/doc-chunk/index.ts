import type {Plugin} from '@docusaurus/types';

/** Scripts of doc pages and the modules in them, which no page of another kind needs. The first that fits holds. */
export const files: Readonly<Record<string, readonly RegExp[]>> = {
  // What shows a text; a page that came with its text (plugins/served-text) does not ask for it.
  text: [
    /[\\/]theme[\\/](?:MDX|Admonition|CodeBlock|Details|ContentVisibility|DocItem[\\/]TOC[\\/]Mobile)/,
    /[\\/]theme-common[\\/].*[\\/](?:admonitionUtils|contentVisibilityTranslations)\./,
    /[\\/]@mdx-js[\\/]react[\\/]/,
    /[\\/]src[\\/](?:text[\\/](?:TextLayout|PageData)\.|page-facts[\\/]FactStrip|components[\\/](?:MarkdownTable|MenuPath|Strong|TableFrame)[\\/])/,
  ],
  // Its layout.
  doc: [
    /[\\/]theme[\\/](?:Doc(?!Card|Category)|TOC|Sidebar|EditThisPage|EditMeta|LastUpdated|Paginator|Tag|BackTo)/,
    /[\\/]theme-common[\\/].*[\\/](?:useTOCHighlight|tocUtils|useBackToTopButton)\./,
    /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/](?:doc|docSidebarItemsExpandedState)\./,
    /[\\/]src[\\/](?:edition|text)[\\/]/,
  ],
};

/** Name of the script that a module belongs to; `undefined` for one that is left to the bundler. */
export function fileOf(module: string): string | undefined {
  return Object.entries(files).find(([, patterns]) => patterns.some((pattern) => pattern.test(module)))?.[0];
}

interface Module {
  nameForCondition(): string | null;
}

function cacheGroup(name: string) {
  return {
    name,
    chunks: 'async' as const,
    enforce: true,
    // Above the framework's group of what half of the pages share (40), below its styles (50).
    priority: 45,
    type: 'javascript/auto',
    test: (module: Module) => fileOf(module.nameForCondition() ?? '') === name,
  };
}

/**
 * Puts the scripts of the layout of a doc page into one file, and those that show a text into
 * another. The bundler makes more of them, with some modules twice: 2 KB gzip and three requests more.
 * On the server, where the framework shares nothing among chunks, each text would bring them all.
 */
export default function docChunk(): Plugin {
  const cacheGroups = Object.fromEntries(Object.keys(files).map((name) => [name, cacheGroup(name)]));
  return {
    name: 'doc-chunk',
    configureWebpack: () => ({optimization: {splitChunks: {cacheGroups}}}),
  };
}
