import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {galleryElement, galleryMdx} from '../../src/components/gallery';
import type {ProductDataOptions} from '../../src/product/context';

/**
 * Remark plugin that puts every component with its example in the place of `<ComponentGallery />`. It
 * runs before the framework's own plugins, so that the headings get their ids and join the table of
 * contents.
 */
const componentGallery: Plugin<[ProductDataOptions], Root> = function ({locale}) {
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

export default componentGallery;
