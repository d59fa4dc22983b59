import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Written} from '../../../src/components/schema';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: {readonly type: string}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function plainText({value}: MdxJsxAttribute): string | undefined {
  return value !== null && typeof value === 'object' ? undefined : (value ?? '');
}

/** The attributes of an element as they stand in the page. `{…x}` is one with the name `…`. */
export function writtenAttributes({attributes}: JsxElement): Written {
  return new Map(
    attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, plainText(attribute)] : ['…', undefined],
    ),
  );
}

/** Makes `data={…}`, whose value is written out in the page itself, the element's only attribute. */
export function injectData(element: JsxElement, data: unknown): void {
  const attribute: MdxJsxAttribute = {
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          body: [{type: 'ExpressionStatement', expression: valueToEstree(data)}],
          sourceType: 'module',
          comments: [],
        },
      },
    },
  };
  element.attributes = [attribute];
}
