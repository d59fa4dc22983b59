import type {Program} from 'estree';
import type {RootContent} from 'mdast';

/** `import name from 'source';` as MDX keeps it. */
export function importOf(name: string, source: string): RootContent {
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
