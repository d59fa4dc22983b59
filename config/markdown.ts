import figures from '../plugins/figures';
import highlight from '../plugins/highlight';
import markdownLinks from '../plugins/markdown-links';
import productData from '../plugins/product-data';
import {environment} from './environment';
import {currentLocale} from './locales';

/** The remark and rehype plugins that every page goes through. Evaluated once per language. */
export function markdownPlugins() {
  const locale = currentLocale();
  const withoutSections = environment.withoutInternal ? ['internal'] : [];
  return {
    remarkPlugins: [markdownLinks, [productData, {locale, withoutSections}], [figures, {locale}]],
    rehypePlugins: [highlight],
  };
}
