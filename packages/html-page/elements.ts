import {compile} from 'css-select';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {attribute, rawText, type Element} from '../common';

export type Node = DefaultTreeAdapterTypes.Node;

const isTag = (node: Node): node is Element => 'tagName' in node;

/** Content of a `<template>` counts: a script may bring it to life. */
function getChildren(node: Node): Node[] {
  if ('content' in node) {
    return node.content.childNodes;
  }
  return 'childNodes' in node ? node.childNodes : [];
}

/** Everything below a node, in the order of the page. */
export const below = (node: Node): Node[] => getChildren(node).flatMap((child) => [child, ...below(child)]);

const getParent = (node: Node) => ('parentNode' in node ? node.parentNode : null);

function findAll(test: (element: Element) => boolean, nodes: Node[]): Element[] {
  return nodes.flatMap((node) => [...(isTag(node) && test(node) ? [node] : []), ...findAll(test, getChildren(node))]);
}

function findOne(test: (element: Element) => boolean, nodes: Node[]): Element | null {
  for (const node of nodes) {
    const found = isTag(node) && test(node) ? node : findOne(test, getChildren(node));
    if (found) {
      return found;
    }
  }
  return null;
}

/** How css-select walks a tree of parse5. */
const options = {
  // Names of SVG keep their capitals (`<linearGradient>`), as parse5 has them.
  xmlMode: true,
  adapter: {
    isTag,
    getChildren,
    getParent,
    getSiblings: (node: Node) => getChildren(getParent(node) ?? node),
    getName: ({tagName}: Element) => tagName,
    getAttributeValue: attribute,
    hasAttrib: (element: Element, name: string) => attribute(element, name) !== undefined,
    getText: rawText,
    removeSubsets: (nodes: Node[]) => nodes,
    existsOne: (test: (element: Element) => boolean, nodes: Node[]) => findOne(test, nodes) !== null,
    findAll,
    findOne,
  },
};

const compiled = new Map<string, (element: Element) => boolean>();

/** What a selector asks of an element, worked out once. */
function testOf(selector: string): (element: Element) => boolean {
  const test = compiled.get(selector) ?? compile<Node, Element>(selector, options);
  compiled.set(selector, test);
  return test;
}

/** The elements below a node that a CSS selector names, in the order of the page. */
export function all(node: Node, selector: string): Element[] {
  return findAll(testOf(selector), getChildren(node));
}

/** The first of them. */
export function first(node: Node, selector: string): Element | undefined {
  return findOne(testOf(selector), getChildren(node)) ?? undefined;
}

/** Whether a CSS selector names an element. */
export function is(element: Element, selector: string): boolean {
  return testOf(selector)(element);
}

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
