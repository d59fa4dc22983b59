import type {Root} from 'mdast';
import type {Plugin} from 'unified';

/**
 * Remark plugin that gives each text its layout, in the sense of MDX: head, contents list and the
 * theme's elements. So they travel with texts, and a page that came with its text needs none of them.
 *
 * Option `layout`: the module whose default export is the layout, as `@site/src/page/TextLayout`.
 */
const textLayout: Plugin<[{readonly layout: string}], Root> = function ({layout}) {
  return (root) => {
    root.children.unshift(...(this.parse(`export {default} from '${layout}';`) as Root).children);
  };
};

export default textLayout;
