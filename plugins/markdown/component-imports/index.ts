import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {writerComponentNames} from '../../../src/components/registry';
import {isJsx} from '../product-data/jsx';

/** `import Name from '@site/src/components/writer/Name';` as MDX keeps it. */
function importOf(name: string): RootContent {
  const source = `@site/src/components/writer/${name}`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: source, raw: `'${source}'`},
      },
    ],
  };
  return {type: 'mdxjsEsm', value: `import ${name} from '${source}';`, data: {estree}} as RootContent;
}

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
const componentImports: Plugin<[], Root> = () => (root) => {
  const used = new Set<string>();
  visit(root, isJsx, ({name}) => {
    if (name !== null && writerComponentNames.includes(name)) {
      used.add(name);
    }
  });
  root.children.unshift(...[...used].sort().map(importOf));
};

export default componentImports;
