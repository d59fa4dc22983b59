import path from 'path';
import logger from '@docusaurus/logger';
import type {Link, Definition, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

const markdownFile = /^(?!\w+:).*\.mdx?(?:$|[?#])/;

/**
 * Remark plugin that warns about a Markdown link that leads to no file, with file, line and
 * target. It runs after the framework's own resolution, so a link that still ends in `.md`
 * or `.mdx` was not resolved. (The framework's own warning has no line.)
 */
const markdownLinks: Plugin<[], Root> = () => (root, file) => {
  visit(root, ['link', 'definition'], (node) => {
    const {url, position} = node as Link | Definition;
    if (markdownFile.test(url)) {
      const source = path.relative(process.cwd(), file.path);
      logger.warn(
        `${source}:${position?.start.line ?? 1}  broken markdown link to "${url}"\n  → write the page's address, for example /report/intro`,
      );
    }
  });
};

export default markdownLinks;
