import type {Element, Nodes, Root, RootContent} from 'hast';
import type {Root as Markdown} from 'mdast';
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
export const laterText: Plugin<[], Root> = () => (root) => {
  const at = firstLater(root.children);
  if (at > 0) {
    const children = root.children.splice(at);
    root.children.push({type: 'mdxJsxFlowElement', name: 'LaterText', attributes: [], children} as unknown as Element);
  }
};

/**
 * Remark plugin that gives each text its layout, in the sense of MDX: head, contents list and the
 * theme's elements. So they travel with texts, and a page that came with its text needs none of them.
 *
 * Option `layout`: the module whose default export is the layout, as `@site/src/page/TextLayout`.
 */
export const textLayout: Plugin<[{readonly layout: string}], Markdown> = function ({layout}) {
  return (root) => {
    root.children.unshift(...(this.parse(`export {default} from '${layout}';`) as Markdown).children);
  };
};
