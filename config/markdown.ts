import componentImports from '../plugins/component-imports';
import figures from '../plugins/figures';
import highlight from '../plugins/highlight';
import languageParts from '../plugins/language-parts';
import markdownLinks from '../plugins/markdown-links';
import productData from '../plugins/product-data';
import textLayout from '../plugins/text-layout';
import freshnessBanner from '../plugins/translation-freshness/banner';
import {environment} from './environment';
import {currentLocale} from './locales';

/** The remark and rehype plugins that every page goes through. Evaluated once per language. */
export function markdownPlugins() {
  const locale = currentLocale();
  // Behind the facts and figures, because the banner has nothing for them to fill in.
  const freshness = [freshnessBanner, {baseUrl: environment.baseUrl}];
  return {
    remarkPlugins: [markdownLinks, [productData, {locale}], [figures, {locale}], freshness, componentImports],
    rehypePlugins: [highlight, [languageParts, {locale}]],
  };
}

/** The same for the pages of the sections, whose texts have a layout of their own. */
export function docMarkdownPlugins() {
  const {remarkPlugins, rehypePlugins} = markdownPlugins();
  return {remarkPlugins: [...remarkPlugins, textLayout], rehypePlugins};
}
