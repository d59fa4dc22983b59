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

const isNamed = (node: Nodes, name: string) => node.type === 'mdxJsxFlowElement' && node.name === name;

const offsetOf = (node: Nodes) => node.position!.start.offset!;
const sourceOf = ({source}: Page, from: Nodes, to: Nodes) => source.slice(offsetOf(from), to.position!.end.offset);

function firstStep(page: Page, steps: Nodes): {line: number; first: string} {
  const step = 'children' in steps ? steps.children.find((child) => isNamed(child, 'Step')) : undefined;
  const parts = step && 'children' in step ? step.children.filter((child) => !isNamed(child, 'Result')) : [];
  const line = (parts[0] ?? steps).position!.start.line;
  return {line, first: parts.map((part) => sourceOf(page, part, part)).join('\n')};
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
    const before = start ? source.slice(offsetOf(start), offsetOf(node)) : '';
    return [{heading, before, ...firstStep(page, node)}];
  });
}
