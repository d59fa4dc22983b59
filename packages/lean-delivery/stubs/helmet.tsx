// Stands in for react-helmet-async in the browser, as far as the framework uses it; see index.ts.
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

type Element = ReactElement<Readonly<Record<string, unknown>> & {readonly children?: ReactNode}>;

/** The mounted heads by their place in the tree: a page's own has a higher number than the site's. */
const heads = new Map<number, ReactNode>();
let count = 0;
let isScheduled = false;
/** Scripts that the served text asks for, which React does not know (packages/lean-delivery/served-text). They have run. */
const served = new Set<globalThis.Element>(document.head.querySelectorAll('script[data-rh]'));
/** Names of the attributes of `<html>` that heads have set. */
let htmlAttributes: string[] = [];

function elementsOf(node: ReactNode): Element[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    const element = child as Element;
    return element.type === Fragment ? elementsOf(element.props.children) : [element];
  });
}

/** Attributes of an element, spelled as in HTML. */
function attributesOf({props: {children, className, httpEquiv, ...rest}}: Element): [string, string][] {
  return Object.entries({...rest, class: className, 'http-equiv': httpEquiv})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name.toLowerCase(), value === true && !name.startsWith('data-') ? '' : String(value)]);
}

function toHtml(element: Element): HTMLElement {
  const html = document.createElement(element.type as string);
  html.setAttribute('data-rh', 'true');
  attributesOf(element).forEach(([name, value]) => html.setAttribute(name, value));
  html.textContent = Children.toArray(element.props.children).join('');
  return html;
}

/** Of elements in different heads with the same identity, the later one holds. */
function identityOf(html: HTMLElement): string {
  if (html.localName === 'title' || html.getAttribute('rel') === 'canonical') {
    return html.localName;
  }
  const named = ['name', 'property', 'http-equiv'].find((attribute) => html.hasAttribute(attribute));
  return html.localName + (named ? html.getAttribute(named) : html.outerHTML);
}

/** What all heads together want in `<head>`. */
function wantedTags(all: readonly Element[][]): HTMLElement[] {
  const wanted = new Map<string, HTMLElement[]>();
  for (const head of all) {
    const own = new Map<string, HTMLElement[]>();
    for (const html of head.filter(({type}) => type !== 'html').map(toHtml)) {
      const identity = identityOf(html);
      own.set(identity, [...(own.get(identity) ?? []), html]);
    }
    own.forEach((tags, identity) => wanted.set(identity, tags));
  }
  return [...wanted.values()].flat();
}

function setHtmlAttributes(wanted: ReadonlyMap<string, string>): void {
  const {documentElement: root} = document;
  htmlAttributes.filter((name) => !wanted.has(name)).forEach((name) => root.removeAttribute(name));
  wanted.forEach((value, name) => root.getAttribute(name) !== value && root.setAttribute(name, value));
  htmlAttributes = [...wanted.keys()];
}

function apply(): void {
  isScheduled = false;
  const all = [...heads].sort(([a], [b]) => a - b).map(([, children]) => elementsOf(children));
  setHtmlAttributes(
    new Map(
      all
        .flat()
        .filter(({type}) => type === 'html')
        .flatMap(attributesOf),
    ),
  );
  const present = [...document.head.querySelectorAll('[data-rh]')];
  const wanted = wantedTags(all);
  const kept = new Set<globalThis.Element>();
  const missing = wanted.filter((tag) => {
    const same = present.find((candidate) => !kept.has(candidate) && candidate.isEqualNode(tag));
    return !same || !kept.add(same);
  });
  present.filter((tag) => !kept.has(tag) && !served.has(tag)).forEach((tag) => tag.remove());
  document.head.append(...missing);
}

/** All heads of a commit are taken together. */
function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(apply);
  }
}

/** Tags for the page's head, and attributes of `<html>`. */
export function Helmet({children}: {readonly children?: ReactNode}): ReactNode {
  const [place] = useState(() => (count += 1));
  useLayoutEffect(() => {
    heads.set(place, children);
    schedule();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(place);
      schedule();
    },
    [place],
  );
  return null;
}

/** Needed on the server only. */
export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}
