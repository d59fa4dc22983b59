import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {writerComponentNames} from '../../../src/components/registry';
import {importOf} from '../importOf';
import {isJsx} from '../product-data/jsx';

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
const componentImports: Plugin<[], Root> = () => (root) => {
  const used = new Set<string>();
  visit(root, isJsx, ({name}) => {
    if (name !== null && writerComponentNames.includes(name)) {
      used.add(name);
    }
  });
  root.children.unshift(...[...used].sort().map((name) => importOf(name, `@site/src/components/writer/${name}`)));
};

export default componentImports;
