import {componentGallery, componentImports, requests} from '../plugins/markdown/components';
import highlight from '../plugins/markdown/highlight';
import languageParts from '../plugins/markdown/languageParts';
import {handbookLinks, markdownLinks} from '../plugins/markdown/links';
import productData from '../plugins/markdown/product-data';
import tables from '../plugins/markdown/tables';
import type {Section} from '../src/lib/sections';
import {laterText, textLayout} from '../packages/lean-delivery';
import {freshnessBanner} from '../packages/translation-freshness';
import {environment} from './environment';
import {freshness} from './docs';
import {currentLocale} from './locales';

/** The remark and rehype plugins that every page goes through. Evaluated once per language. */
export function markdownPlugins() {
  const locale = currentLocale();
  // Behind the facts, because the banner has nothing for them to fill in.
  const banner = [freshnessBanner, {...freshness, baseUrl: environment.baseUrl}];
  return {
    beforeDefaultRemarkPlugins: [[componentGallery, {locale}]],
    remarkPlugins: [markdownLinks, [productData, {locale}], requests, banner, componentImports],
    rehypePlugins: [highlight, tables, [languageParts, {locale}]],
  };
}

/** The same for the pages of the sections, whose texts have a layout of their own. */
export function docMarkdownPlugins(sections: readonly Section[]) {
  const {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = markdownPlugins();
  const {handbooks: day} = environment;
  // Only where the release prints the handbooks that it leads to.
  const handbooks = day ? [[handbookLinks, {locale: currentLocale(), sections, day}]] : [];
  return {
    beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, ...handbooks],
    remarkPlugins: [...remarkPlugins, [textLayout, {layout: '@site/src/page/TextLayout'}]],
    rehypePlugins: [...rehypePlugins, laterText],
  };
}
