import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {highlightedRequest} from '../../src/lib/requests';
import {httpApi} from '../../src/product/facts';
import {injectData} from './product-data/jsx';

/** The component that shows a request. */
export const requestTabs = 'RequestTabs';

/** Remark plugin: shows a request to the HTTP API, written as it goes over the wire, in the languages that readers program in. */
export default function requests() {
  const host = `\nHost: ${new URL(httpApi.baseUrl).host}\n`;
  return (root: Root): void =>
    visit(root, 'code', ({lang, value}, index, parent) => {
      if (lang === 'http' && value.includes(host)) {
        const tabs: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: requestTabs, attributes: [], children: []};
        injectData(tabs, highlightedRequest(value));
        parent!.children[index!] = tabs;
      }
    });
}
