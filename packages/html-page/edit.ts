import {parseFragment} from 'parse5';
import type {Element} from '../common';

/** Writes an attribute of an element; `undefined` takes it away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, {name, value}];
}

/** Puts nodes in the place of an element; none takes it out. */
export function replaceBy(element: Element, ...replacements: Element[]): void {
  const parent = element.parentNode;
  if (parent) {
    parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...replacements);
    replacements.forEach((replacement) => (replacement.parentNode = parent));
  }
}

/** Puts nodes into an element, behind what is in it. */
export function append(element: Element, ...nodes: Element[]): void {
  element.childNodes.push(...nodes);
  nodes.forEach((node) => (node.parentNode = element));
}

/** Puts what HTML says into an element, instead of what is in it. */
export function setContent(element: Element, html: string): void {
  element.childNodes = parseFragment(html).childNodes;
  element.childNodes.forEach((child) => (child.parentNode = element));
}

/** The first element of a piece of HTML. */
export function elementOf(html: string): Element {
  return parseFragment(html).childNodes[0] as Element;
}
