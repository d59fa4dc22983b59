import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {writerComponentNames, type WriterComponentName} from '../../src/components/names';

function isWriterComponent(name: string | null): name is WriterComponentName {
  return writerComponentNames.some((known) => known === name);
}

/** `import Name from '@site/src/components/Name';` as MDX keeps it. */
function importOf(name: WriterComponentName): RootContent {
  const source = `@site/src/components/${name}`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
      source: {type: 'Literal', value: source, raw: `'${source}'`},
    }],
  };
  return {type: 'mdxjsEsm', value: `import ${name} from '${source}';`, data: {estree}} as RootContent;
}

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
const componentImports: Plugin<[], Root> = () => (root) => {
  const used = new Set<WriterComponentName>();
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (isWriterComponent(name)) {
      used.add(name);
    }
  });
  root.children.unshift(...[...used].sort().map(importOf));
};

export default componentImports;
