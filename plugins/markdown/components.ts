/** The components of a page: their imports, and the gallery of all of them. */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {galleryElement, galleryMdx} from '../../src/components/gallery';
import {writerComponentNames} from '../../src/components/registry';
import type {ProductDataOptions} from '../../src/product/context';
import {isJsx} from './product-data/jsx';
import {requestTabs} from './requests';

/**
 * Remark plugin that puts every component with its example in the place of `<ComponentGallery />`. It
 * runs before the framework's own plugins, so that the headings get their ids and join the table of
 * contents.
 */
export const componentGallery: Plugin<[ProductDataOptions], Root> = function ({locale}) {
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

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
export const componentImports: Plugin<[], Root> = function () {
  return (root) => {
    const used = new Set<string>();
    visit(root, isJsx, ({name}) => {
      if (name !== null && writerComponentNames.includes(name)) {
        used.add(`writer/${name}`);
      } else if (name === requestTabs) {
        used.add(name);
      }
    });
    const lines = [...used].sort().map((file) => `import ${path.basename(file)} from '@site/src/components/${file}';`);
    root.children.unshift(...(this.parse(lines.join('\n')) as Root).children);
  };
};
