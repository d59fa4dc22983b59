import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {writerComponentNames} from '../../src/components/registry';
import {isJsx} from './product-data/jsx';
import {requestTabs} from './requests';

/**
 * Remark plugin that gives a page the imports of the components it uses. Were they handed to all
 * pages together (the framework's MDXComponents), every reader would fetch all of them.
 */
const componentImports: Plugin<[], Root> = function () {
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

export default componentImports;
