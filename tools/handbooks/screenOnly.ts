import {attribute, findAll, hasClass, type Element} from '../../packages/common';
import {handbooksAnchor} from '../../src/lib/handbooks';

const tags = ['button', 'select', 'input', 'yt-filter'];

/** The last three: a drawing's copies for a phone and in words, and what is said instead of what is seen. */
const classes = [
  'hash-link',
  'clean-btn',
  'theme-doc-toc-mobile',
  'yt-wrap',
  'yt-edition',
  'd-narrow',
  'yt-figure__alternative',
  'sr',
];

/** Classes of modules carry a hash: `tools_xG_8` of src/components/writer/ErDiagram, `definition_a1` of Term. */
const moduleClass = /(?:^|\s)(?:tools|definition)_/;

function isScreenOnly(element: Element): boolean {
  return (
    tags.includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    classes.some((name) => hasClass(element, name)) ||
    element.attrs.some(({name, value}) => name === 'class' && moduleClass.test(value))
  );
}

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
  for (const element of findAll(text, isScreenOnly)) {
    const {parentNode} = element;
    if (parentNode) {
      parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element);
    }
  }
}
