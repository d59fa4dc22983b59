import type {Element} from '../../packages/common';

/** Writes an attribute of an element; `undefined` takes it away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, {name, value}];
}

/** Puts nodes in the place of an element; none takes it out. */
export function replaceBy(element: Element, ...replacements: Element[]): void {
  const parent = element.parentNode!;
  parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...replacements);
  replacements.forEach((replacement) => (replacement.parentNode = parent));
}
