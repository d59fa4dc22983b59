/** The components of a page: their imports, the gallery of all of them, and the one that shows a request. */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {galleryElement, galleryMdx} from '../../src/components/gallery';
import {writerComponents} from '../../src/components/registry';
import {highlightedRequest} from '../../src/lib/requests';
import type {Context} from '../../src/product/context';
import {httpApi} from '../../src/product/facts';
import {injectData, isJsx} from './product-data/jsx';

/**
 * Remark plugin that puts every component with its example in the place of `<ComponentGallery />`. It runs before the
 * framework's own plugins, so that the headings get their ids and join the table of contents.
 */
export const componentGallery: Plugin<[Context], Root> = function ({locale}) {
  return (root) => {
    visit(root, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== galleryElement || !parent || index === undefined) {
        return undefined;
      }
      const {children} = this.parse(galleryMdx(locale)) as Root;
      parent.children.splice(index, 1, ...children);
      return index + children.length;
    });
  };
};

const requestTabs = 'RequestTabs';

/** Remark plugin: shows a request to the HTTP API, written as it goes over the wire, in the languages that readers program in. */
export function requests() {
  const host = `\nHost: ${new URL(httpApi.baseUrl).host}\n`;
  return (root: Root): void =>
    visit(root, 'code', ({lang, value}, index, parent) => {
      if (lang === 'http' && value.includes(host)) {
        const tabs: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: requestTabs, attributes: [], children: []};
        injectData(tabs, highlightedRequest(value));
        parent!.children[index!] = tabs;
      }
    });
}

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
export const componentImports: Plugin<[], Root> = function () {
  return (root) => {
    const files = new Map<string, string>();
    visit(root, isJsx, ({name}) => {
      const file = name === requestTabs ? name : writerComponents.get(name ?? '')?.file;
      if (file) {
        files.set(name!, file);
      }
    });
    const lines = [...files].sort().map(([name, file]) => `import ${name} from '@site/src/components/${file}';`);
    root.children.unshift(...(this.parse(lines.join('\n')) as Root).children);
  };
};
