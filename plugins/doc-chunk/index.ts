import type {Plugin} from '@docusaurus/types';

/** Modules that every doc page needs and no page of another kind does. */
const docLayout = [
  /[\\/]theme[\\/](?:Doc(?!Card|Category)|TOC|Sidebar|EditThisPage|EditMeta|LastUpdated|ContentVisibility|Paginator|MDX|Tag|BackTo|Admonition|CodeBlock|Details)/,
  /[\\/]theme-common[\\/].*[\\/](?:useTOCHighlight|tocUtils|admonitionUtils|contentVisibilityTranslations|useBackToTopButton)\./,
  /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/](?:doc|docSidebarItemsExpandedState)\./,
  /[\\/]@mdx-js[\\/]react[\\/]/,
  /[\\/]src[\\/](?:edition|components[\\/](?:MarkdownTable|TableFrame))[\\/]/,
];

/** Is it a module of the layout of a doc page? */
export function isDocLayout(file: string): boolean {
  return docLayout.some((pattern) => pattern.test(file));
}

/**
 * Puts the scripts of the layout of a doc page into one file. The bundler makes four of them, with
 * some modules twice: 2 KB gzip and three requests more.
 */
export default function docChunk(): Plugin {
  return {
    name: 'doc-chunk',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  doc: {
                    name: 'doc',
                    chunks: 'async',
                    enforce: true,
                    // Above the framework's group of what half of the pages share (40), below its styles (50).
                    priority: 45,
                    type: 'javascript/auto',
                    test: (module: {nameForCondition(): string | null}) => isDocLayout(module.nameForCondition() ?? ''),
                  },
                },
              },
            },
          },
  };
}
