import type {Element, Nodes, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';

/** With the title and the lead above it, what a window shows. */
const lettersAtFirst = 600;

function lettersIn(node: Nodes): number {
  // Plugins leave elements without the key, or with nothing in it.
  const children: readonly Nodes[] = ('children' in node && node.children) || [];
  const own = node.type === 'text' ? node.value.trim().length : 0;
  return children.reduce((sum, child) => sum + lettersIn(child), own);
}

const isSection = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';

/** Where the first section begins that has enough text before it; `-1` in a short text. */
function firstLater(nodes: readonly RootContent[]): number {
  let letters = 0;
  return nodes.findIndex((node) => {
    letters += lettersIn(node);
    return letters > lettersAtFirst && isSection(node);
  });
}

/**
 * Rehype plugin that puts what stands below the first sections of a text into `<LaterText>`, which a
 * reader who comes by a click sees one frame later.
 */
const laterText: Plugin<[], Root> = () => (root) => {
  const at = firstLater(root.children);
  if (at > 0) {
    const children = root.children.splice(at);
    root.children.push({type: 'mdxJsxFlowElement', name: 'LaterText', attributes: [], children} as unknown as Element);
  }
};

export default laterText;
