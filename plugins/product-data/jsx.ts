import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {ProductDataProblem} from './problem';
import type {Attributes} from './resolve/types';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * The attributes of an element as plain strings.
 * @throws ProductDataProblem for `{…}`, which cannot be known before the page runs.
 */
export function readAttributes(element: JsxElement, known: readonly string[]): Attributes {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object' && attribute.value !== null) {
      throw new ProductDataProblem('write attributes as plain text: name="value"');
    }
    if (!known.includes(attribute.name)) {
      throw new ProductDataProblem(
        `unknown attribute ${attribute.name}="…"; ${known.length > 0 ? `the element takes ${known.join(' and ')}` : 'the element takes none'}`,
      );
    }
    attributes[attribute.name] = attribute.value ?? '';
  }
  return attributes;
}

/** Gives the element a prop `data={…}` whose value is written out in the page itself. */
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
