import {valueToEstree} from 'estree-util-value-to-estree';
import type {ArrayExpression} from 'estree';
import type {Root} from 'mdast';
import type {DrawnHeading} from '../../../src/components/schema';

/** The array of the page's `export const toc = […]`, which the framework has written by now. */
function tocArray(root: Root): ArrayExpression | undefined {
  for (const node of root.children) {
    const declaration = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (declaration?.type === 'ExportNamedDeclaration' && declaration.declaration?.type === 'VariableDeclaration') {
      const [variable] = declaration.declaration.declarations;
      if (
        variable?.id.type === 'Identifier' &&
        variable.id.name === 'toc' &&
        variable.init?.type === 'ArrayExpression'
      ) {
        return variable.init;
      }
    }
  }
  return undefined;
}

export interface TocInsertion {
  /** Number of the page's own headings that stand before the component. */
  readonly after: number;
  readonly headings: readonly DrawnHeading[];
}

/** Puts the headings that components draw into the table of contents, in reading order. */
export function addToToc(root: Root, insertions: readonly TocInsertion[]): void {
  const toc = tocArray(root);
  if (!toc) {
    return;
  }
  let added = 0;
  for (const {after, headings} of insertions) {
    const entries = headings.map(({id, value}) => valueToEstree({value, id, level: 3}));
    toc.elements.splice(after + added, 0, ...entries);
    added += entries.length;
  }
}
