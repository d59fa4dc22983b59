import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {figures} from '../../src/figures';
import type {FigureData, FigureDefinition, Locale} from '../../src/figures/types';
import {nearest} from '../product-data/nearest';
import {renderFigure} from './render';

export interface FiguresOptions {
  /** Language of the build: the page gets the drawing and the texts of this language only. */
  readonly locale: Locale;
  /** The drawings, by id; the site's own unless a test says otherwise. */
  readonly definitions?: Readonly<Record<string, FigureDefinition>>;
}

type FigureElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin that draws `<Figure id="x" />`: hands the component the attribute `data` with the
 * drawing and its texts, so that no drawing code reaches the reader's browser.
 *
 * @throws Error with file, line and the nearest id when the id is unknown, and with file and line
 *   when the drawing itself is faulty
 */
const figuresPlugin: Plugin<[FiguresOptions], Root> =
  ({locale, definitions = figures}) =>
  (root, file) => {
    const seen = new Map<string, number>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as FigureElement;
      if (element.name !== 'Figure') return;
      const where = `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? 1}`;
      const id = idOf(element, where);
      const definition = definitions[id];
      if (!definition) throw new Error(unknownId(where, id, Object.keys(definitions)));
      const nth = (seen.get(id) ?? 0) + 1;
      seen.set(id, nth);
      addData(element, draw(definition, locale, {id, nth, where}));
    });
  };

function idOf(element: FigureElement, where: string): string {
  const attribute = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  if (attribute && typeof attribute.value === 'string' && attribute.value !== '') return attribute.value;
  throw new Error(`${where}  <Figure> needs an id in quotes\n  → write, for example, <Figure id="parts" />`);
}

function unknownId(where: string, id: string, known: readonly string[]): string {
  const suggestion = nearest(id, known);
  return `${where}  unknown figure "${id}"\n  → did you mean "${suggestion ?? ''}"? The figures are in src/figures/index.ts`;
}

interface Place {
  readonly id: string;
  /** How many times the page has had this figure, so that ids stay unique. */
  readonly nth: number;
  readonly where: string;
}

function draw(definition: FigureDefinition, locale: Locale, {id, nth, where}: Place): FigureData {
  try {
    return renderFigure(definition, locale, nth === 1 ? `fig-${id}` : `fig-${id}-${nth}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${where}  figure "${id}" cannot be drawn (${locale}): ${reason}\n  → mend src/figures/${id}.ts`);
  }
}

function addData(element: FigureElement, data: FigureData): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(data),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(data)}],
        },
      },
    },
  });
}

export default figuresPlugin;
