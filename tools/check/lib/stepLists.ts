import type {Nodes} from 'mdast';
import type {Heading, Page} from '../corpus/page';

/** A numbered list of steps, and what its reader has read of the section before it. */
export interface StepList {
  /** Of its first step. */
  readonly line: number;
  readonly heading: Heading | undefined;
  /** Source of the section from its heading to the list. */
  readonly before: string;
  /** Source of the first step, without what one sees after it. */
  readonly first: string;
}

/** What messages call it. */
export const nameOf = ({route}: Page, {heading}: StepList): string => `the steps under "${heading?.text ?? route}"`;

const isNamed = (node: Nodes, name: string) => node.type === 'mdxJsxFlowElement' && node.name === name;

const childrenOf = (node: Nodes | undefined): readonly Nodes[] => (node && 'children' in node ? node.children : []);

/** Every list of steps of a page that stands under a heading, in order. */
export const stepLists = ({blocks, headings, source}: Page): StepList[] =>
  blocks
    .filter((node) => isNamed(node, 'Steps'))
    .map((steps) => {
      const {line, offset} = steps.position!.start;
      const heading = headings.findLast((above) => above.line < line);
      const before = heading
        ? source
            .slice(0, offset)
            .split('\n')
            .slice(heading.line - 1)
            .join('\n')
        : '';
      const step = childrenOf(steps).find((child) => isNamed(child, 'Step'));
      const parts = childrenOf(step).filter((child) => !isNamed(child, 'Result'));
      const first = parts.map(({position}) => source.slice(position!.start.offset, position!.end.offset)).join('\n');
      return {heading, before, first, line: parts[0]?.position!.start.line ?? line};
    });
