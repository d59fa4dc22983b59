import {attribute, type Element} from '../../packages/common';
import {all, replaceBy} from '../../packages/html-page';
import {handbooksAnchor} from '../../src/lib/handbooks';

const screenOnly = [
  'button, select, input, yt-filter, [hidden]',
  '.hash-link, .clean-btn, .theme-doc-toc-mobile, .yt-wrap, .yt-edition',
  // A drawing's copies for a phone and in words, and what is said instead of what is seen.
  '.d-narrow, .yt-figure__alternative, .sr',
  // Classes of modules carry a hash: `tools_xG_8` of src/components/writer/ErDiagram, `definition_a1` of Term.
  ...['tools', 'definition'].map((name) => `[class^="${name}_"], [class*=" ${name}_"]`),
].join(', ');

/** The handbooks that a page offers: its last part. */
function removeOffer(text: Element): void {
  const start = text.childNodes.findIndex((child) => 'tagName' in child && attribute(child, 'id') === handbooksAnchor);
  if (start !== -1) {
    text.childNodes.splice(start);
  }
}

/** Takes out of a page's text what helps on a screen only: what is pressed, typed into, unfolded, or said twice. */
export function removeScreenOnly(text: Element): void {
  removeOffer(text);
  all(text, screenOnly).forEach((element) => replaceBy(element));
}
