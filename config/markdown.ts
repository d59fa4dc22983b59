import markdownLinks from '../plugins/markdown-links';
import {currentLocale} from './locales';

/** The remark and rehype plugins that every page goes through. */
export function markdownPlugins() {
  return {
    remarkPlugins: [markdownLinks],
    rehypePlugins: [],
  };
}
