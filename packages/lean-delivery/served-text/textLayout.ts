import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';

const name = {type: 'Identifier', name: 'default'} as const;

/** What MDX takes for the layout of a text: the default export of a module. */
function layoutExport(source: string): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        declaration: null,
        specifiers: [{type: 'ExportSpecifier', local: name, exported: name}],
        source: {type: 'Literal', value: source, raw: `'${source}'`},
      },
    ],
  };
  return {type: 'mdxjsEsm', value: `export {default} from '${source}';`, data: {estree}} as RootContent;
}

/**
 * Remark plugin that gives each text its layout, in the sense of MDX: head, contents list and the
 * theme's elements. So they travel with texts, and a page that came with its text needs none of them.
 *
 * Option `layout`: the module whose default export is the layout, as `@site/src/page/TextLayout`.
 */
const textLayout: Plugin<[{readonly layout: string}], Root> =
  ({layout}) =>
  (root) => {
    root.children.unshift(layoutExport(layout));
  };

export default textLayout;
