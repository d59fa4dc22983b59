import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {changedParts} from './changes';

export interface ChangesOptions {
  /** What stands before the links: `Changed in the last update:` */
  readonly words: string;
}

/**
 * Remark plugin that ends a page with links to the parts that its last update changed; nothing where none is known. The
 * site's folder is the one that the build runs in (`file.cwd`).
 */
const changesLine: Plugin<[ChangesOptions], Root> =
  ({words}) =>
  (tree, file) => {
    const parts = changedParts(file.cwd, file.path);
    if (parts.length > 0) {
      const links = parts.flatMap(({id, heading}, index): RootContent[] => [
        {type: 'text', value: index === 0 ? ' ' : ', '},
        {type: 'link', url: `#${id}`, children: [{type: 'text', value: heading.replace(/[`*]/g, '')}]},
      ]);
      tree.children.push({type: 'paragraph', children: [{type: 'text', value: words}, ...links]} as RootContent);
    }
  };

export default changesLine;
