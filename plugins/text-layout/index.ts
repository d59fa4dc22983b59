import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';

/** What MDX takes for the layout of the text: the default export of a module. */
const code = `export {default} from '@site/src/text/TextLayout';`;
const name = {type: 'Identifier', name: 'default'} as const;
const estree: Program = {
  type: 'Program',
  sourceType: 'module',
  body: [{
    type: 'ExportNamedDeclaration',
    attributes: [],
    declaration: null,
    specifiers: [{type: 'ExportSpecifier', local: name, exported: name}],
    source: {type: 'Literal', value: '@site/src/text/TextLayout', raw: `'@site/src/text/TextLayout'`},
  }],
};

/**
 * Remark plugin that gives each text its layout, in the sense of MDX: head, contents list and the
 * theme's elements. So they travel with texts, and a page that came with its text (plugins/served-text)
 * needs none of them.
 */
const textLayout: Plugin<[], Root> = () => (root) => {
  root.children.unshift({type: 'mdxjsEsm', value: code, data: {estree}} as RootContent);
};

export default textLayout;
