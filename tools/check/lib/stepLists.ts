import type {Nodes, RootContent} from 'mdast';
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

function firstStep({source}: Page, steps: Nodes): Pick<StepList, 'line' | 'first'> {
  const step = childrenOf(steps).find((child) => isNamed(child, 'Step'));
  const parts = childrenOf(step).filter((child) => !isNamed(child, 'Result'));
  return {
    line: (parts[0] ?? steps).position!.start.line,
    first: parts.map(({position}) => source.slice(position!.start.offset, position!.end.offset)).join('\n'),
  };
}

/** Every list of steps of a page that stands under a heading, in order. */
export function stepLists(page: Page): StepList[] {
  const {tree, headings, source} = page;
  let section: RootContent | undefined;
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      section = node;
    }
    if (!isNamed(node, 'Steps')) {
      return [];
    }
    const start = section;
    const heading = headings.find(({line}) => line === start?.position!.start.line);
    const before = start ? source.slice(start.position!.start.offset, node.position!.start.offset) : '';
    return [{heading, before, ...firstStep(page, node)}];
  });
}
